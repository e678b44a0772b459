/// The output of a failed build.
struct BuildLog {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The messages of the compiler, without repetitions and without errors after the first ten.
  ///
  /// The compiler repeats messages for each file, and most later errors follow from the first ones.
  var summary: String {
    var seen: Set<[Substring]> = []
    let paragraphs = paragraphs.filter { seen.insert($0).inserted }
    let errors = paragraphs.indices.filter { paragraphs[$0].first?.contains("error: ") ?? false }
    let omitted = errors.dropFirst(Self.maximumErrors)
    let printed = omitted.first.map { paragraphs[..<$0] } ?? paragraphs[...]
    let rest =
      omitted.isEmpty ? [] : ["… and \(omitted.count) more error\(omitted.count == 1 ? "" : "s")"]
    return (printed.map { $0.joined(separator: "\n") } + rest).joined(separator: "\n")
  }

  private static let maximumErrors = 10

  /// Types that a first harness uses, and that need an import.
  private static let foundationTypes = ["URL", "Date", "UUID", "Data", "Locale", "Calendar"]

  /// The option of a release build, or an empty text.
  var configuration: String {
    lines.contains { $0.hasPrefix("Building for production") } ? "-c release " : ""
  }

  /// Advice on a common mistake in a first harness.
  var hint: String? {
    let text = lines.joined(separator: "\n")
    if let module = Self.appleModules.first(where: { text.contains("no such module '\($0)'") }) {
      return """
        this platform has no \(module); move code that needs it to targets that the harness does \
        not link, or between '#if canImport(\(module))' and '#endif'
        """
    }
    if Self.foundationTypes.contains(where: { text.contains("cannot find type '\($0)' in scope") })
    {
      return "add 'import Foundation' to the file"
    }
    if text.contains("'ScreenButton' initializer is inaccessible") {
      return """
        make a button with '.button("Label") { … }', and a menu with '.menu("Label", […])'
        """
    }
    // Early, because other errors can follow from a type that is not visible.
    if text.contains("protection level") || text.contains("cannot find type '") {
      return """
        the harness is another module than the app; import the app's module, and write 'public' \
        before the declarations that the harness uses, or '@testable' before the import
        """
    }
    if text.contains("'CaseIterable'") || text.contains("'RawRepresentable'") {
      return """
        declare the manifest as 'enum AppScreen: String, CaseIterable' or, on ScreenNavigation, \
        'enum AppScreen: String, ScreenManifest', without associated values
        """
    }
    if text.contains("does not conform to protocol 'ScreenNavigating'") {
      return """
        add the property 'var visibleState: VisibleState<Tab, Route, Sheet>' to your router, in an \
        extension that conforms to ScreenNavigating; use Never for a type that the router does not have
        """
    }
    if let hint = Self.harnessHint(for: text) { return hint }
    if Self.lacksMain(text) {
      return "write '@main' before the harness's 'struct'"
    }
    return nil
  }

  /// Advice on a function of the harness, or on a conformance of the app's types.
  private static func harnessHint(for text: String) -> String? {
    if text.contains("reference to invalid associated type 'Navigator'") {
      return """
        write the router's own type instead of 'Navigator' in 'navigate(_:to:)', and the manifest's \
        own type instead of 'Screen', because the compiler infers both from this function
        """
    }
    if text.contains("does not conform to protocol 'NavigationHarness'") {
      return """
        add 'makeNavigator()' and 'typealias Screen = AppScreen' to the harness; add \
        'navigate(_:to:)' if the app has its own routers
        """
    }
    if text.contains("protocol requires function 'content(of:in:)'") {
      return """
        add 'static func content(of destination: Destination, in context: Context) -> \
        ScreenContent?' to the harness, with exactly these types; a harness without contents returns \
        nil
        """
    }
    if text.contains("failed to produce diagnostic for expression") {
      return """
        the compiler finds no better message; look for a misspelled case or function in the \
        switch, among the cases of 'ScreenDestination' and the functions of 'ScreenElement'
        """
    }
    if text.contains("add missing case: '.root'") {
      return "add 'case .root: nil' to the switch, for the root of an app without tabs and flows"
    }
    if text.contains("cannot be declared public because its type uses an internal type")
      || text.contains("must be declared public because it matches a requirement")
    {
      return """
        write 'public' before 'visibleState' and before each type in its type, also before an enum \
        that the harness declares
        """
    }
    if text.contains("was not compiled for testing") {
      return """
        '@testable' needs a debug build; remove '-c release', or write \
        'swift package -c release -Xswiftc -enable-testing snapshot'
        """
    }
    if let match = text.firstMatch(of: actorConflict) {
      return """
        write '@MainActor' before the protocol, as in 'extension \(match.1): @MainActor \(match.2)'
        """
    }
    return nil
  }

  /// A type of the main actor that conforms to a protocol without an actor.
  private static var actorConflict: Regex<(Substring, Substring, Substring)> {
    /conformance of '(\w+)' to protocol '(Snapshot\w+)' crosses into main actor-isolated code/
  }

  /// Whether the linker found no entry point.
  ///
  /// GNU's, LLVM's and Apple's linkers have different messages. SwiftPM may put the name of the
  /// target before `main`, and Apple's linker puts `_` before every name.
  private static func lacksMain(_ text: String) -> Bool {
    text.contains(/undefined reference to [`'](\w+_)?main'/)
      || text.contains(/undefined (hidden )?symbol:? '?(\w+_)?main\b/)
      || text.contains("Undefined symbols") && text.contains(/"_(\w+_)?main", referenced from:/)
  }

  /// Modules that exist on Apple platforms only.
  private static let appleModules = [
    "SwiftUI", "UIKit", "AppKit", "Combine", "AVFoundation", "AVKit", "Accelerate", "AppIntents",
    "AuthenticationServices", "CloudKit", "Contacts", "CoreData", "CoreGraphics",
    "CoreImage", "CoreLocation", "CryptoKit", "EventKit", "GameKit", "HealthKit",
    "LocalAuthentication", "MapKit", "Metal", "MessageUI", "OSLog", "PassKit", "Photos",
    "PhotosUI", "QuartzCore", "SafariServices", "SpriteKit", "StoreKit", "SwiftData",
    "TipKit", "UserNotifications", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "os",
  ]

  /// The messages with their lines, without lines about progress.
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
