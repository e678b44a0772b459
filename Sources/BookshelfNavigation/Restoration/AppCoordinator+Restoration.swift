public import Foundation
public import ScreenNavigation

extension AppCoordinator {
  /// Encodes the state for `SceneStorage`, when the app moves to the background.
  public func storedState() throws -> Data {
    try Self.archive.data(of: router.state)
  }

  /// Restores stored data, unless a link was opened, and returns the reason of a failure.
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
