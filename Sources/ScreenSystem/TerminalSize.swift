import Foundation

/// The size of the terminal.
package enum TerminalSize {
  /// The columns of the terminal that standard output is; 80 if it is none.
  ///
  /// - SeeAlso: tty_ioctl(4).
  package static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
