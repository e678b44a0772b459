import Foundation
import ScreenNavigation

@MainActor
func recordNavigation(of app: FlowRouter<Bookshelf>) -> NavigationRecorder<Bookshelf> {
  let recorder = NavigationRecorder(of: app, wrapping: EventLog())
  app.tracker = recorder
  return recorder
}

@MainActor
func bugReport(from recorder: NavigationRecorder<Bookshelf>) throws -> Data {
  try recorder.recording.encoded()
}
