import { type Reports, type View, createLazyView } from "./lazy-view.ts";

export function createOpenedView(
  dialog: HTMLDialogElement,
  opener: HTMLButtonElement,
  reports: Reports,
  load: (dialog: HTMLDialogElement) => Promise<View>,
): View {
  const view = createLazyView(
    () => dialog.open,
    () => load(dialog),
    {
      report: (problem) => {
        dialog.close();
        reports.report(problem);
      },
      withdraw: reports.withdraw,
    },
  );
  let shownWith: Parameters<View["update"]> | null = null;
  opener.addEventListener("click", () => {
    dialog.showModal();
    if (shownWith) view.update(...shownWith);
  });
  return {
    update(state, before, texts) {
      shownWith = [state, null, texts];
      view.update(state, before, texts);
    },
  };
}
