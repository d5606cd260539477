/** The loudspeaker at the end of the bar: the switch of the settings, where one looks for it. */

import type { Actions, Core } from "../../floor/base/page.ts";
import { setAttribute } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";

export function createSoundSwitch(button: HTMLButtonElement, actions: Actions) {
  button.addEventListener("click", () => actions.set("sound", button.ariaPressed !== "true"));
  function draw({ settings }: Core, _before: Core | null) {
    setAttribute(button, "aria-pressed", String(settings.current.sound));
  }

  return { update: tracked(draw) };
}
