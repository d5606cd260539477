/**
 * Whether the board of a frame comes. A browser tells a page nothing of a frame whose host is down,
 * and of one that the page's own policy refuses only the event of that policy.
 */

/** Milliseconds that a board may take from the moment its frame loads. */
export const PATIENCE = 8_000;

export type Absence = "embed-silent" | "embed-policy";

export interface Arrival {
  /** The board is there, or the frame is gone. */
  end: () => void;
}

/**
 * @param origin of the board
 * @param onAbsence called once if no board comes; one that comes later is welcome
 */
export function awaitBoard(
  frame: HTMLIFrameElement,
  origin: string,
  onAbsence: (code: Absence) => void,
): Arrival {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A lazy frame loads when it comes near the window.
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    timer = setTimeout(() => miss("embed-silent"), PATIENCE);
  });
  const onViolation = (violation: SecurityPolicyViolationEvent) => {
    if (isRefusal(violation, origin)) miss("embed-policy");
  };
  const end = () => {
    sight.disconnect();
    clearTimeout(timer);
    document.removeEventListener("securitypolicyviolation", onViolation);
  };
  const miss = (code: Absence) => {
    end();
    onAbsence(code);
  };
  sight.observe(frame);
  document.addEventListener("securitypolicyviolation", onViolation);
  return { end };
}

/** Whether a policy has refused frames of an origin, and has not only reported them. */
function isRefusal(
  { blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent,
  origin: string,
) {
  if (disposition !== "enforce" || !/^(?:frame|child)-src$/.test(effectiveDirective)) return false;
  return URL.canParse(blockedURI) && new URL(blockedURI).origin === origin;
}
