public import Foundation

#if canImport(os)
  import os
#endif

/// A router that links can be opened in.
@MainActor
public protocol DeepLinkOpening<Schema>: PathNavigating {
  /// Shows a destination.
  ///
  /// - Parameter destination: Where to go; the path was checked.
  func open(_ destination: DeepLinkDestination<Schema>)

  /// Whether something is presented that a link has to wait for.
  var isBlocked: Bool { get }

  /// Calls back after each change of the navigation state, for as long as the router lives.
  ///
  /// - Parameter action: What to call, with the change.
  func onChange(_ action: @escaping (NavigationEvent<Schema>) -> Void)
}

/// A sheet that must not be torn away by a link: a payment under way, an unsaved form.
public protocol BlockingPresentation {
  /// Whether a link has to wait until this is dismissed.
  var blocksLinks: Bool { get }
}

/// What became of a link.
public enum DeepLinkOutcome: Hashable, Sendable {
  /// Its destination is shown.
  case opened

  /// It waits for a presentation to be dismissed.
  case waiting

  /// A later link took its place.
  case superseded

  /// It leads nowhere, for this reason.
  case refused(String)
}

/// The one place where links enter the app.
///
/// Links are opened in order: of two that are being resolved, the last one asked for wins,
/// whichever is resolved first. Under a presentation that blocks, a link waits for its dismissal,
/// and a newer one takes its place. A jump, a command or a reset takes the place of a link that
/// waits; what resets everything, as logging out does, also of those that are being resolved. What
/// cannot be opened changes nothing, and says why.
@MainActor
public final class DeepLinkOpener<Schema: NavigationSchema> {
  private let router: any DeepLinkOpening<Schema>
  private let resolver: any DeepLinkResolving<Schema>
  private var latest = 0
  private var isResolving = false
  private var hasOpened = false
  private var waiting: DeepLinkDestination<Schema>?

  /// Whether a link was opened, is being resolved, or waits.
  public var hasLink: Bool { hasOpened || isResolving || waiting != nil }

  /// Creates an opener.
  ///
  /// - Parameters:
  ///   - router: The outermost router.
  ///   - resolver: Finds out where a URL leads.
  public init(
    router: any DeepLinkOpening<Schema>, resolver: any DeepLinkResolving<Schema>
  ) {
    self.router = router
    self.resolver = resolver
    router.onChange { [weak self] in self?.follow($0) }
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL, from `onOpenURL` or a user activity.
  /// - Returns: What became of it; a link that waits may still be opened later.
  @discardableResult
  public func open(_ url: URL) async -> DeepLinkOutcome {
    latest += 1
    let number = latest
    waiting = nil
    isResolving = true
    do {
      let destination = try await resolver.resolve(url)
      guard number == latest else { return .superseded }
      isResolving = false
      try check(destination)
      return show(destination)
    } catch {
      guard number == latest else { return .superseded }
      isResolving = false
      NavigationLog.refused(url, error)
      return .refused("\(error)")
    }
  }

  /// Restores a state, unless a link was opened, is being resolved, or waits: a link at launch goes
  /// before what was there the last time.
  ///
  /// - Parameter restore: Restores the state.
  public func restoreUnlessOpeningLink(_ restore: () -> Void) {
    if !hasLink { restore() }
  }

  private func check(_ destination: DeepLinkDestination<Schema>) throws(DeepLinkError) {
    let path =
      switch destination {
      case .path(let path): path
      case .command(let command): command.destination
      }
    do {
      try router.check(path)
    } catch {
      throw .badPath(error)
    }
  }

  private func show(_ destination: DeepLinkDestination<Schema>) -> DeepLinkOutcome {
    guard !router.isBlocked else {
      waiting = destination
      return .waiting
    }
    hasOpened = true
    router.open(destination)
    return .opened
  }

  /// Opens the link that waits once nothing blocks it, unless the app went elsewhere of itself.
  private func follow(_ event: NavigationEvent<Schema>) {
    if event.resetsEverything {
      latest += 1
      isResolving = false
    }
    if event.replacesLinks { waiting = nil }
    guard let destination = waiting, !router.isBlocked else { return }
    waiting = nil
    // Its tab may have gone meanwhile.
    if (try? check(destination)) != nil { _ = show(destination) }
  }
}

extension NavigationEvent {
  /// Whether nothing of what was there before is left.
  fileprivate var resetsEverything: Bool {
    switch self {
    case .commandApplied(let command): command.resetsEverything
    case .screenView(_, .reset): true
    default: false
    }
  }

  /// Whether the app was sent somewhere, so that a link that waits would lead away from there.
  fileprivate var replacesLinks: Bool {
    switch self {
    case .commandApplied, .flowSwitch, .screenView(_, .jump), .screenView(_, .reset),
      .screenView(_, .tabState), .screenView(_, .flowState):
      true
    case .routePush, .routePop, .tabSwitch, .screenView: false
    }
  }
}

/// The platform's log, where it has one.
enum NavigationLog {
  /// Notes that a link was refused; of the URL no more than its scheme is logged, since the rest may
  /// be private.
  static func refused(_ url: URL, _ reason: any Error) {
    #if canImport(os)
      Logger(subsystem: Bundle.main.bundleIdentifier ?? "Screenwalk", category: "Navigation")
        .warning("Link \(url.scheme ?? "", privacy: .public):… refused: \("\(reason)")")
    #endif
  }
}
