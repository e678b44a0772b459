#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The clipboard of the device; tvOS and watchOS have none.
@MainActor
enum Clipboard {
  static func copy(_ text: String) {
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
      UIPasteboard.general.string = text
    #elseif canImport(AppKit)
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    #endif
  }
}
