// Collects in `testProblems` what a browser reports in its console: errors, unhandled
// rejections, and violations of the page's content security policy. `testConsole` has every line.
window.testProblems = [];
window.testConsole = [];

{
  const started = performance.now();
  const note = (line) =>
    window.testConsole.push(`${Math.round(performance.now() - started)} ms ${line}`);
  const record = (kind, text) => {
    window.testProblems.push(`${kind}: ${text}`);
    note(`${kind}: ${text}`);
  };
  const sayError = console.error.bind(console);
  console.error = (...words) => {
    record("console.error", words.map(String).join(" "));
    sayError(...words);
  };
  for (const kind of ["warn", "info", "log", "debug"]) {
    const say = console[kind].bind(console);
    console[kind] = (...words) => {
      note(`console.${kind}: ${words.map(String).join(" ")}`);
      say(...words);
    };
  }
  window.addEventListener(
    "error",
    (event) => {
      const what =
        event.target instanceof Element
          ? `not loaded: ${event.target.outerHTML}`
          : `${event.message} ${event.error?.stack ?? ""}`;
      record("error", what);
    },
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }) =>
    record("unhandled", `${reason} ${reason?.stack ?? ""}`),
  );
  document.addEventListener("securitypolicyviolation", (event) => {
    record(
      "policy",
      `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
    );
  });
}
