/// What a session has instead of texts that differ from run to run.
package enum SessionRules {
  /// Returns the text after each rule, with `PACKAGE` instead of the folder of the session.
  package static func apply(to text: String, folder: String) -> String {
    text.replacing(folder, with: "PACKAGE")
      // The elapsed time of a run.
      .replacing(/\([0-9.]+ m?s\)/, with: "(TIME)")
      // The token that ends the plain text of a log on GitHub Actions.
      .replacing(/::(stop-commands::)?[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/) {
        "::\($0.1 ?? "")TOKEN"
      }
      // The folder of a run in a test, which follows from the user and the file of the test.
      .replacing(#//tmp/screenwalk-[0-9]+/(\w+)-[0-9a-f]{8}/#) {
        "/tmp/screenwalk-USER/\($0.1)-FILE"
      }
      // The signal of a trap, which depends on the processor, and the place of the code that traps.
      .replacing(#/SIG(ILL|TRAP): [^ ]*\.swift:[0-9]+: /#, with: "SIGTRAP: FILE:LINE: ")
      // Characters that an editor does not display.
      .replacing("\u{1B}", with: "<ESC>").replacing("\r", with: "<CR>")
  }
}
