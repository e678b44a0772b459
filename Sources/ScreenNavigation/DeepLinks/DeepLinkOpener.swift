public import Foundation

#if canImport(os)
  import os
#endif

/// A router that can open links.
@MainActor
public protocol DeepLinkOpening<Schema>: PathNavigating {
  /// Opens a destination whose path has been checked.
  func open(_ destination: DeepLinkDestination<Schema>)

  /// Whether a link must wait until a presentation is dismissed.
  var isBlocked: Bool { get }

  /// Calls `action` after each change of the navigation state, as long as the router exists.
  func onChange(_ action: @escaping (NavigationEvent<Schema>) -> Void)
}

/// A sheet that a link must not dismiss, such as a payment in progress or an unsaved form.
public protocol BlockingPresentation {
  /// Whether links wait until this sheet is dismissed.
  var blocksLinks: Bool { get }
}

/// The outcome of opening a link.
public enum DeepLinkOutcome: Hashable, Sendable {
  /// The router follows its destination.
  case opened

  /// The router shows something else in place of the link's destination, for this reason.
  case openedFallback(String)

  /// The link waits for the dismissal of a presentation.
  case waiting

  /// A newer link replaced it.
  case superseded

  /// The link was rejected for this reason, and nothing changed.
  case refused(String)
}

/// The single entry point for links.
///
/// - If two links are being resolved, the last one requested wins, whichever is resolved first.
/// - While a presentation blocks links, a link waits for its dismissal. A newer link replaces it.
/// - A jump, a command or a reset cancels a waiting link. A command that resets everything, such as
///   logging out, also cancels links that are being resolved.
/// - An invalid link changes nothing and returns the reason.
@MainActor
public final class DeepLinkOpener<Schema: NavigationSchema> {
  /// Weak, because the router keeps its observers, which may keep the opener.
  private weak var router: (any DeepLinkOpening<Schema>)?
  private let resolver: any DeepLinkResolving<Schema>
  private var latest = 0
  private var isResolving = false
  private var hasOpened = false
  private var waiting: DeepLinkDestination<Schema>?

  /// Whether a link was opened, is being resolved, or is waiting.
  public var hasLink: Bool { hasOpened || isResolving || waiting != nil }

  /// Creates an opener.
  ///
  /// - Parameters:
  ///   - router: The outermost router, which the opener does not keep alive.
  ///   - resolver: The resolver that finds the destination of a URL.
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
  /// - Returns: The outcome; a waiting link can still be opened later.
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
      guard let router else { throw MissingRouter() }
      try check(destination, with: router)
      if case .fallback(_, because: let reason) = destination {
        NavigationLog.openedFallback(url, reason)
      }
      return openOrWait(destination, with: router)
    } catch {
      guard number == latest else { return .superseded }
      isResolving = false
      NavigationLog.refused(url, error)
      return .refused("\(error)")
    }
  }

  /// Restores a state, unless ``hasLink`` is true: a link at launch overrides restored state.
  ///
  /// - Parameter restore: A closure that restores the state.
  public func restoreUnlessOpeningLink(_ restore: () -> Void) {
    if !hasLink { restore() }
  }

  private func check(
    _ destination: DeepLinkDestination<Schema>, with router: any DeepLinkOpening<Schema>
  ) throws(DeepLinkError) {
    let path =
      switch destination {
      case .path(let path), .fallback(let path, because: _): path
      case .command(let command): command.destination
      }
    do {
      try router.check(path)
    } catch {
      throw .badPath(error)
    }
  }

  private func openOrWait(
    _ destination: DeepLinkDestination<Schema>, with router: any DeepLinkOpening<Schema>
  ) -> DeepLinkOutcome {
    guard !router.isBlocked else {
      waiting = destination
      return .waiting
    }
    hasOpened = true
    router.open(destination)
    if case .fallback(_, because: let reason) = destination { return .openedFallback(reason) }
    return .opened
  }

  /// Opens the waiting link when nothing blocks it any more, or cancels it if the app has moved on.
  private func follow(_ event: NavigationEvent<Schema>) {
    if event.resetsEverything {
      latest += 1
      isResolving = false
    }
    if event.replacesLinks { waiting = nil }
    guard let destination = waiting, let router, !router.isBlocked else { return }
    waiting = nil
    // The app may have removed its tab in the meantime.
    if (try? check(destination, with: router)) != nil {
      _ = openOrWait(destination, with: router)
    }
  }
}

private struct MissingRouter: Error, CustomStringConvertible {
  let description = "the router no longer exists"
}

extension NavigationEvent {
  /// Whether the event clears the whole navigation state.
  fileprivate var resetsEverything: Bool {
    switch self {
    case .commandApplied(let command): command.resetsEverything
    case .screenView(_, .reset): true
    default: false
    }
  }

  /// Whether the event moves the app to another screen, which cancels a waiting link.
  fileprivate var replacesLinks: Bool {
    switch self {
    case .commandApplied, .flowSwitch, .screenView(_, .jump), .screenView(_, .reset),
      .screenView(_, .tabState), .screenView(_, .flowState):
      true
    case .routePush, .routePop, .tabSwitch, .screenView: false
    }
  }
}

/// The platform's log, if it has one.
enum NavigationLog {
  /// Logs that a link was rejected; of the URL only the scheme, because the rest can be private.
  static func refused(_ url: URL, _ reason: any Error) {
    #if canImport(os)
      logger.warning("Link \(url.scheme ?? "", privacy: .public):… refused: \("\(reason)")")
    #endif
  }

  /// Logs that something else was opened in place of a link's destination.
  static func openedFallback(_ url: URL, _ reason: String) {
    #if canImport(os)
      logger.warning("Link \(url.scheme ?? "", privacy: .public):… opened a fallback: \(reason)")
    #endif
  }

  #if canImport(os)
    private static var logger: Logger {
      Logger(subsystem: Bundle.main.bundleIdentifier ?? "Screenwalk", category: "Navigation")
    }
  #endif
}
