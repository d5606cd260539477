// Collects in `testProblems` what a browser reports in its console: errors, unhandled
// rejections, and violations of the page's content security policy.
window.testProblems = [];

{
  const record = (kind, text) => window.testProblems.push(`${kind}: ${text}`);
  const sayError = console.error.bind(console);
  console.error = (...words) => {
    record("console.error", words.map(String).join(" "));
    sayError(...words);
  };
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
