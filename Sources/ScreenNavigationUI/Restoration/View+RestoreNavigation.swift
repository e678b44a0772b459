#if canImport(SwiftUI)
  import Foundation
  public import ScreenNavigation
  public import SwiftUI
  import os

  extension View {
    /// Stores the state of a router in the scene, and restores it at the next launch.
    ///
    /// Apply it to the root of the app. It restores once, without animation, when the view appears. It
    /// stores the state after each change.
    ///
    /// - Parameters:
    ///   - router: The outermost router of the scene.
    ///   - archive: The archive with the current version and its migrations.
    ///   - key: The key in the storage of the scene.
    ///   - opener: The opener of the app's links. A link at launch overrides the stored state.
    ///   - onFailure: Receives the reason why a state was not restored or not stored. By default,
    ///     the reason is logged. After a failure, the router stays as it is.
    /// - Returns: A view that stores and restores the state.
    public func restoreNavigation<Router: StateRestoring>(
      of router: Router,
      with archive: NavigationArchive<Router.State>,
      key: String = "navigation",
      unlessOpeningBy opener: DeepLinkOpener<Router.Schema>? = nil,
      onFailure: (@MainActor (any Error) -> Void)? = nil
    ) -> some View where Router.State: Codable & Equatable {
      modifier(
        NavigationRestoration(
          router: router, archive: archive, key: key, opener: opener, onFailure: onFailure))
    }
  }

  private struct NavigationRestoration<Router: StateRestoring>: ViewModifier
  where Router.State: Codable & Equatable {
    private let router: Router
    private let archive: NavigationArchive<Router.State>
    private let opener: DeepLinkOpener<Router.Schema>?
    private let onFailure: (@MainActor (any Error) -> Void)?

    @SceneStorage private var stored: Data?
    @State private var hasAppeared = false

    init(
      router: Router, archive: NavigationArchive<Router.State>, key: String,
      opener: DeepLinkOpener<Router.Schema>?, onFailure: (@MainActor (any Error) -> Void)?
    ) {
      self.router = router
      self.archive = archive
      self.opener = opener
      self.onFailure = onFailure
      _stored = SceneStorage(key)
    }

    func body(content: Content) -> some View {
      content
        .onAppear {
          if !hasAppeared { restore() }
          hasAppeared = true
        }
        .onChange(of: router.state) { store() }
    }

    private func restore() {
      guard let stored else { return }
      guard let opener else { return restore(stored) }
      opener.restoreUnlessOpeningLink { restore(stored) }
    }

    private func restore(_ data: Data) {
      do {
        let state = try archive.state(from: data).get()
        try withTransaction(\.disablesAnimations, true) { try router.restore(state) }
      } catch {
        report(error)
      }
    }

    private func store() {
      do {
        stored = try archive.data(of: router.state)
      } catch {
        report(error)
      }
    }

    private func report(_ error: any Error) {
      if let onFailure { return onFailure(error) }
      Logger(subsystem: Bundle.main.bundleIdentifier ?? "Screenwalk", category: "Navigation")
        .notice("Navigation state: \("\(error)")")
    }
  }
#endif
