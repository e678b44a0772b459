import ScreenNavigation

@MainActor
final class EventLog: NavigationTracking {
  private(set) var events: [NavigationEvent<Bookshelf>] = []

  func track(_ event: NavigationEvent<Bookshelf>) {
    events.append(event)
  }
}

@MainActor
func makeApp(tracking log: EventLog) -> FlowRouter<Bookshelf> {
  let app = FlowRouter<Bookshelf>(startingIn: .onboarding, tabsIn: .authorized)
  app.tracker = log
  return app
}

@MainActor
func replay(_ log: EventLog, on app: FlowRouter<Bookshelf>) {
  for event in log.events { app.replay(event) }
}
