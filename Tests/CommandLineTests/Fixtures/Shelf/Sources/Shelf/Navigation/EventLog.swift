import ScreenNavigation

@MainActor
final class EventLog: NavigationTracking {
  private(set) var events: [NavigationEvent<Shelf>] = []

  func track(_ event: NavigationEvent<Shelf>) {
    events.append(event)
  }
}

@MainActor
func makeApp(tracking log: EventLog) -> FlowRouter<Shelf> {
  let app = FlowRouter<Shelf>(startingIn: .onboarding, tabsIn: .authorized)
  app.tracker = log
  return app
}

@MainActor
func replay(_ log: EventLog, on app: FlowRouter<Shelf>) {
  for event in log.events { app.replay(event) }
}
