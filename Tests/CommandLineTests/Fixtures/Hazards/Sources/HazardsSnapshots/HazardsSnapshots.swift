import Foundation
import ScreenHarness

enum HazardTab: CaseIterable {
  case danger
}

enum HazardRoute {
  case screen(name: String)
  case number(Int)
}

final class HazardRouter: ScreenNavigating {
  var visibleState = VisibleState<HazardTab, HazardRoute, String>(tab: .danger)
}

@main
struct HazardsSnapshots: SnapshotHarness {
  typealias Screen = HazardScreen

  private static var isSignedIn = false

  /// The sheet that the Edit button presents; a test sets it to verify what controls do.
  private static let editSheet = ProcessInfo.processInfo.environment["HAZARDS_EDIT"]

  static var timeZone: String {
    ProcessInfo.processInfo.environment["HAZARDS_TIME_ZONE"] ?? "UTC"
  }

  static var layouts: [ScreenLayout] {
    if HazardControl.areDeclared { return [.compact, .controls] }
    return [.compact, .regular] + (editSheet == nil ? [] : [.controls])
  }

  static func reasonToSkip(_ screen: HazardScreen) -> String? {
    let names = ProcessInfo.processInfo.environment["HAZARDS_SKIP"] ?? ""
    return names.split(separator: " ").contains(screen.rawValue[...]) ? "it is a hazard" : nil
  }

  static func makeNavigator() -> HazardRouter {
    if ProcessInfo.processInfo.environment["HAZARDS_RESETS"] != nil { isSignedIn = false }
    return HazardRouter()
  }

  static func navigate(_ router: HazardRouter, to screen: HazardScreen) async throws {
    router.visibleState = VisibleState(tab: .danger, routes: [.screen(name: screen.rawValue)])
    if screen.rawValue.hasPrefix("nap") { usleep(20_000) }
    if screen.rawValue == "signsIn" { isSignedIn = true }
    if screen.rawValue == "greets" {
      router.visibleState.stack.routes = [.screen(name: isSignedIn ? "user" : "guest")]
    }
    if screen.rawValue == "endsLater" {
      Thread.detachNewThread {
        usleep(100_000)
        fatalError("it is too late")
      }
    }
    guard let hazard = Hazard(rawValue: screen.rawValue) else { return }
    try await meet(hazard, router)
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    guard case .route(.screen(let name)) = destination else { return nil }
    if name == "hangsInContent" { waitForEver() }
    if let control = HazardControl(rawValue: name) {
      return content(with: control, in: context.navigator)
    }
    if let editSheet { return content(of: name, editing: editSheet, context.navigator) }
    if ProcessInfo.processInfo.environment["HAZARDS_DATE"] != nil {
      let formatter = DateFormatter()
      (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
      return ScreenContent(
        title: formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000)))
    }
    return ProcessInfo.processInfo.environment["HAZARDS_TITLE"].map { ScreenContent(title: $0) }
  }

  /// Screens whose name ends in 1 have an Edit button.
  private static func content(
    of name: String, editing sheet: String, _ router: HazardRouter
  ) -> ScreenContent {
    let edit = ScreenButton.button("Edit") {
      router.visibleState = VisibleState(
        tab: .danger, routes: [.screen(name: name)], sheet: sheet == "none" ? nil : sheet)
    }
    return ScreenContent(
      title: name, trailing: name.hasSuffix("1") ? [edit] : [],
      elements: [.button("Share", action: .effect)])
  }

  private static func meet(_ hazard: Hazard, _ router: HazardRouter) async throws {
    switch hazard {
    case .fatalError: Swift.fatalError("the cart has no customer")
    case .arrayIndex:
      let none: [Int] = Array(CommandLine.arguments.prefix(0).map(\.count))
      router.visibleState.stack.routes = [.number(none[3])]
    case .stackOverflow: router.visibleState.stack.routes = [.number(depth(1))]
    case .exitsWithZero: exit(0)
    case .aborts: abort()
    case .hangs:
      FileHandle.standardError.write(Data("hanging\n".utf8))
      waitForEver()
    case .waitsForEver:
      try await withCheckedThrowingContinuation { (_: CheckedContinuation<Void, any Error>) in }
    case .hangsInContent: break
    case .printsAMegabyte:
      for _ in 0..<16_384 { print(String(repeating: "0123456789abcdef", count: 4)) }
    case .closesOutput: close(STDOUT_FILENO)
    case .startsThreads:
      for _ in 0..<20 { Thread.detachNewThread { Thread.sleep(forTimeInterval: 60) } }
    case .isRandom:
      router.visibleState.stack.routes = [.number(Int.random(in: 0...(.max)))]
    case .forks:
      // Swift hides the function; the copy comes back as the original does.
      typealias Fork = @convention(c) () -> Int32
      _ = dlsym(dlopen(nil, RTLD_NOW), "fork").map { unsafeBitCast($0, to: Fork.self)() }
    case .leavesAProcess: _ = system("sleep 60 &")
    case .closesErrors:
      close(STDOUT_FILENO)
      close(STDERR_FILENO)
    case .readsInput: router.visibleState.stack.routes = [.number(readLine()?.count ?? -1)]
    }
  }

  private static func content(
    with hazard: HazardControl, in router: HazardRouter
  ) -> ScreenContent {
    func push(_ number: Int) { router.visibleState.stack.routes.append(.number(number)) }
    let slow = (1...3).map { number in
      ScreenElement.button("Slow \(number)") {
        usleep(800_000)
        push(number)
      }
    }
    let bad: [ScreenElement] =
      switch hazard {
      case .trapsOnTap: [.button("Trap") { Swift.fatalError("the till is empty") }]
      // The only hang that uses the processor.
      case .hangsOnTap: [.button("Hang") { while CommandLine.arguments.count < 1_000_000 {} }]
      case .isSlowOnTap: slow
      }
    return ScreenContent(elements: [.button("Before") { push(0) }] + bad + [.button("After") {}])
  }

  /// Blocks the thread without using the processor, which other tests need.
  private static func waitForEver() {
    while true { sleep(60) }
  }

  private static func depth(_ number: Int) -> Int {
    depth(number &+ 1) &+ number
  }
}
