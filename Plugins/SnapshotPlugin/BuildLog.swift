/// What a build wrote that failed.
struct BuildLog {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The compiler's words, each once, since it says all of them again for every file that it looks
  /// at; of many errors the first, of which most others are echoes.
  var words: String {
    var seen: Set<[Substring]> = []
    let paragraphs = paragraphs.filter { seen.insert($0).inserted }
    let errors = paragraphs.indices.filter { paragraphs[$0].first?.contains("error: ") ?? false }
    let isCut = errors.count > Self.maximumErrors
    let shown = isCut ? paragraphs[..<errors[Self.maximumErrors]] : paragraphs[...]
    let rest = isCut ? ["… and \(errors.count - Self.maximumErrors) more errors"] : []
    return (shown.map { $0.joined(separator: "\n") } + rest).joined(separator: "\n")
  }

  private static let maximumErrors = 10

  /// What to do about the mistakes of a first harness, which the compiler's words do not say.
  var hint: String? {
    let text = lines.joined(separator: "\n")
    if let module = Self.appleModules.first(where: { text.contains("no such module '\($0)'") }) {
      return """
        there is no \(module) on this platform; keep what needs it in targets that the harness does \
        not link, or between '#if canImport(\(module))' and '#endif'
        """
    }
    // Whatever else is wrong may be an echo of a type that cannot be seen.
    if text.contains("protection level") || text.contains("cannot find type '") {
      return """
        the harness is a module of its own; import the app's, and write 'public' before what it \
        uses, or '@testable' before the import
        """
    }
    if text.contains("'CaseIterable'") || text.contains("'RawRepresentable'") {
      return """
        the manifest is a list of names: 'enum AppScreen: String, CaseIterable', on \
        ScreenNavigation 'enum AppScreen: String, ScreenManifest'; no case has a payload
        """
    }
    if text.contains("does not conform to protocol 'ScreenNavigating'") {
      return """
        a router of your own tells what it shows by one property, in an extension that adopts \
        ScreenNavigating: 'var visibleState: VisibleState<Tab, Route, Sheet>', Never where it has none
        """
    }
    if text.contains("does not conform to protocol 'SnapshotHarness'") {
      return """
        a harness needs 'makeNavigator()' and a manifest; 'typealias Screen = AppScreen' names it, \
        or 'navigate(_:to:)' where the routers are the app's own
        """
    }
    if Self.lacksMain(text) {
      return "write '@main' before the harness's 'struct'"
    }
    return nil
  }

  /// Whether the linker found no entry point.
  ///
  /// GNU's linkers, LLVM's and Apple's each have words of their own. SwiftPM may put the name of the
  /// target before `main`, and Apple's linker puts `_` before every name.
  private static func lacksMain(_ text: String) -> Bool {
    text.contains(/undefined reference to [`'](\w+_)?main'/)
      || text.contains(/undefined (hidden )?symbol: (\w+_)?main\b/)
      || text.contains("Undefined symbols") && text.contains(/"_(\w+_)?main", referenced from:/)
  }

  /// What an app of views imports, and what is not everywhere.
  private static let appleModules = [
    "SwiftUI", "UIKit", "AppKit", "Combine", "AVFoundation", "AVKit", "Accelerate", "AppIntents",
    "AuthenticationServices", "CloudKit", "Contacts", "CoreData", "CoreGraphics",
    "CoreImage", "CoreLocation", "CryptoKit", "EventKit", "GameKit", "HealthKit",
    "LocalAuthentication", "MapKit", "Metal", "MessageUI", "OSLog", "PassKit", "Photos",
    "PhotosUI", "QuartzCore", "SafariServices", "SpriteKit", "StoreKit", "SwiftData",
    "TipKit", "UserNotifications", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "os",
  ]

  /// The lines from one message to the next, without those that tell of progress.
  private var paragraphs: [[Substring]] {
    var paragraphs: [[Substring]] = []
    for line in lines where !line.isEmpty && !Self.isProgress(line) {
      if paragraphs.isEmpty || Self.isMessage(line) {
        paragraphs.append([line])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    return paragraphs
  }

  private static func isMessage(_ line: Substring) -> Bool {
    ["error: ", "warning: ", "note: "].contains { line.contains(": \($0)") || line.hasPrefix($0) }
      && !line.contains("`- ") && !line.contains("|- ")
  }

  private static func isProgress(_ line: Substring) -> Bool {
    line.hasPrefix("Building for ") || line.contains("emit-module command failed")
      || line.wholeMatch(of: /\[\d+\/\d+\] .*/) != nil
  }
}
