public import Foundation
public import ScreenNavigation

extension AppCoordinator {
  /// The state as it is stored when the app goes to the background.
  ///
  /// - Returns: The data, for `SceneStorage`.
  /// - Throws: What the payloads throw.
  public func storedState() throws -> Data {
    try Self.archive.data(of: router.state)
  }

  /// Brings back what was stored, unless a link was opened.
  ///
  /// - Parameters:
  ///   - data: The data, or nil where nothing was stored.
  ///   - opener: Where links enter the app.
  /// - Returns: Why nothing was restored, for a log; nil where it was, or a link came first.
  public func restore(
    _ data: Data?, unlessOpeningBy opener: DeepLinkOpener<Bookshelf>
  ) -> RestorationError? {
    var failure: RestorationError?
    opener.restoreUnlessOpeningLink {
      do throws(RestorationError) {
        try router.restore(Self.archive.state(from: data ?? Data()).get())
      } catch {
        failure = error
      }
    }
    return failure
  }

  private static let archive = NavigationArchive<FlowState<Bookshelf>>(version: 1)
}
