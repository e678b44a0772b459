#if canImport(SwiftUI)
  import ScreenNavigation
  import SwiftUI

  /// The overlays of an app and their views, which `routerOverlay(_:content:)` passes to all stacks.
  struct OverlaySource<Schema: NavigationSchema> {
    let app: FlowRouter<Schema>
    let id: @MainActor (Schema.Overlay) -> AnyHashable
    let content: @MainActor (Schema.Overlay) -> AnyView
  }

  /// An overlay with its view; one type for all apps, because not every schema has overlays.
  struct OverlayPage: Identifiable {
    let id: AnyHashable
    let content: AnyView
  }

  extension OverlaySource {
    /// The overlay that the app presents.
    @MainActor var page: OverlayPage? {
      app.overlay.map { OverlayPage(id: id($0), content: content($0)) }
    }
  }

  /// Names a schema in a key path, because the arguments of key paths are values.
  struct SchemaKey<Schema: NavigationSchema>: Hashable {}

  private struct OverlaySourceKey<Schema: NavigationSchema>: EnvironmentKey {
    static var defaultValue: OverlaySource<Schema>? { nil }
  }

  extension EnvironmentValues {
    /// The overlays that a stack presents while it is frontmost.
    subscript<Schema: NavigationSchema>(
      overlaysOf key: SchemaKey<Schema>
    ) -> OverlaySource<Schema>? {
      get { self[OverlaySourceKey<Schema>.self] }
      set { self[OverlaySourceKey<Schema>.self] = newValue }
    }
  }
#endif
