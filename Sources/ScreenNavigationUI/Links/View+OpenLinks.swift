#if canImport(SwiftUI)
  public import Foundation
  public import ScreenNavigation
  public import SwiftUI

  extension View {
    /// Opens the URLs that the system passes to the app: custom schemes and universal links.
    ///
    /// Apply it to the root of the app. A universal link can arrive as a URL or as a user activity;
    /// both go through the opener. If both arrive, the second one supersedes the first.
    ///
    /// - Parameters:
    ///   - opener: The only opener of the app.
    ///   - onOutcome: Receives the outcome of each URL, for example to tell the user why a link was
    ///     refused. The opener also logs a refused link.
    /// - Returns: A view that opens links.
    public func openLinks<Schema: NavigationSchema>(
      with opener: DeepLinkOpener<Schema>,
      onOutcome: @escaping @MainActor (URL, DeepLinkOutcome) -> Void = { _, _ in }
    ) -> some View {
      modifier(LinkOpening(opener: opener, onOutcome: onOutcome))
    }
  }

  private struct LinkOpening<Schema: NavigationSchema>: ViewModifier {
    let opener: DeepLinkOpener<Schema>
    let onOutcome: @MainActor (URL, DeepLinkOutcome) -> Void

    func body(content: Content) -> some View {
      content
        .onOpenURL { open($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { open(url) }
        }
    }

    private func open(_ url: URL) {
      Task { onOutcome(url, await opener.open(url)) }
    }
  }
#endif
