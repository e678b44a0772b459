import Foundation
import ScreenNavigation

@MainActor
func recordNavigation(of app: FlowRouter<Shelf>) -> NavigationRecorder<Shelf> {
  let recorder = NavigationRecorder(of: app, wrapping: EventLog())
  app.tracker = recorder
  return recorder
}

@MainActor
func bugReport(from recorder: NavigationRecorder<Shelf>) throws -> Data {
  try recorder.recording.encoded()
}
