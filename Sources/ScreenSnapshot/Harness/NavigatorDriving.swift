public import Foundation
public import ScreenNavigation

/// A navigator that goes back and selects tabs as a person does.
///
/// The library's routers conform to it. A wrapper forwards to its router:
///
/// ```swift
/// extension AppCoordinator: NavigatorDriving {
///   public func goBack() { router.goBack() }
///   public func select(_ tab: Bookshelf.Tab) { router.select(tab) }
/// }
/// ```
@MainActor
public protocol NavigatorDriving: ScreenNavigating {
  /// Pops the frontmost stack, or dismisses the frontmost presentation or overlay.
  ///
  /// On a root with nothing presented, nothing changes.
  func goBack()

  /// Selects a tab; a tap on the selected tab returns to its root.
  func select(_ tab: VisibleTab)
}

extension AppRouter: NavigatorDriving {
  /// Pops the frontmost stack, or dismisses the frontmost presentation.
  public func goBack() {
    let front = topmost
    if front.presentation != nil {
      front.dismiss()
    } else if front.stack.isEmpty {
      dismissTopmost()
    } else {
      front.pop()
    }
  }

  /// There are no tabs.
  public func select(_ tab: Never) {}
}

extension TabRouter: NavigatorDriving {
  /// Pops the frontmost stack of the selected tab, or dismisses its frontmost presentation.
  public func goBack() { current.goBack() }

  /// Selects a tab; a tap on the selected tab returns to its root.
  public func select(_ tab: Schema.Tab) { switchTab(to: tab) }
}

extension FlowRouter: NavigatorDriving {
  /// Dismisses the overlay; without one, pops the frontmost stack of the visible flow, or dismisses
  /// its frontmost presentation.
  public func goBack() {
    if overlay == nil { current.goBack() } else { dismissOverlay() }
  }

  /// Selects a tab of the visible flow; a tap on the selected tab returns to its root.
  public func select(_ tab: Schema.Tab) { visibleTabs?.switchTab(to: tab) }
}

extension DeepLinkOpening {
  /// Opens a URL with a link table, for ``DrivingHarness/open(_:in:)``.
  ///
  /// If a presentation blocks links, the link is opened after its dismissal, unless another link
  /// replaces it.
  ///
  /// - Throws: ``RefusedLink``.
  @discardableResult
  public func open(
    _ url: URL, with links: any DeepLinkResolving<Schema>
  ) async throws -> LinkOutcome {
    let waiting = WaitingOpeners.opener(of: self) as? DeepLinkOpener<Schema>
    let opener = waiting ?? DeepLinkOpener(router: self, resolver: links)
    let outcome = await opener.open(url)
    if case .refused(let reason) = outcome { throw RefusedLink(reason: reason) }
    if outcome == .waiting, waiting == nil {
      WaitingOpeners.add(opener, of: self)
      onChange { _ in withExtendedLifetime(opener) {} }
    }
    return LinkOutcome(outcome)
  }
}

/// The openers whose links had to wait, each as long as its router exists.
///
/// They open the next links of their routers, too, so that a newer link replaces one that waits. A
/// router cannot store its opener, because it does not know the link table.
@MainActor
private enum WaitingOpeners {
  private struct Entry {
    weak var router: AnyObject?
    weak var opener: AnyObject?
  }

  private static var entries: [Entry] = []

  static func opener(of router: AnyObject) -> AnyObject? {
    entries.first { $0.router === router }?.opener
  }

  static func add(_ opener: AnyObject, of router: AnyObject) {
    entries.removeAll { $0.router == nil || $0.opener == nil }
    entries.append(Entry(router: router, opener: opener))
  }
}

/// Why an app did not open a link.
public struct RefusedLink: Error, Equatable, CustomStringConvertible {
  /// The reason, as a journey shows it.
  public let description: String

  /// Creates the error.
  public init(reason: String) {
    description = reason
  }
}
