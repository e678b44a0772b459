import ScreenNavigation

@MainActor
protocol AnalyticsService: AnyObject {
  func send(_ event: String, _ parameters: [String: String])
}

/// Sends a `screen_appear` for each screen that becomes visible.
@MainActor
func trackScreens(of app: FlowRouter<Shelf>, with analytics: any AnalyticsService) {
  app.tracker = ScreenTracker(AppScreen.self, in: app, wrapping: EventLog()) { view in
    analytics.send("screen_appear", ["screen_name": view.name])
  }
}

/// Renames a screen, and leaves out dialogs.
@MainActor
func trackRenamedScreens(of app: FlowRouter<Shelf>, with analytics: any AnalyticsService) {
  app.tracker = ScreenTracker(AppScreen.self, in: app) { view in
    switch view.path.presentations.first?.kind {
    case .alert, .confirmation: nil
    case .sheet, .fullScreenCover, nil: view.name == "library" ? "home" : view.name
    }
  } send: { view in
    analytics.send("screen_appear", ["screen_name": view.name])
  }
}
