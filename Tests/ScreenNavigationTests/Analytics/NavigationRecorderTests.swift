import Foundation
import ScreenNavigation
import TestSupport
import Testing

@Suite("NavigationRecorder")
@MainActor
struct NavigationRecorderTests {
  private let router = FlowRouter.harbor(on: .charts)

  private func move() {
    router.current.navigate(to: .chart("North Sea"))
    router.current.present(sheet: .weigh(3))
    router.current.topmost.present(alert: AlertState(title: "Too heavy for Ada"))
    router.overlay = .arrived(port: "Hull")
    router.handle(.signOff)
  }

  @Test("A recording has the events and what was visible after each, without payloads")
  func withoutPayloads() throws {
    let log = EventLog()
    let recorder = NavigationRecorder(of: router, wrapping: log)
    router.tracker = recorder
    move()
    let recording = recorder.recording
    #expect(recording.start.text == "charts")
    #expect(recording.omittedCount == 0)
    #expect(
      recording.entries.map { "\($0.event): \($0.state.text)" } == [
        "route_push: charts › chart",
        "screen_view: charts › chart › sheet weigh",
        "screen_view: charts › chart › sheet weigh › alert",
        "screen_view: charts › chart › sheet weigh › alert › overlay arrived",
        "command_applied: boarding",
      ])
    #expect(log.events.map(\.name) == recording.entries.map(\.event))
    let file = String(decoding: try recording.encoded(), as: UTF8.self)
    for payload in ["North Sea", "Ada", "Hull"] { #expect(!file.contains(payload)) }
  }

  @Test("A recording has payloads if the app asks for them, and matches only equal ones")
  func withPayloads() throws {
    let recorder = NavigationRecorder(of: router, includesPayloads: true)
    router.tracker = recorder
    router.current.navigate(to: .chart("North Sea"))
    router.current.pop()
    router.current.navigate(to: .chart("Kattegat"))
    let states = recorder.recording.entries.map(\.state)
    let file = String(decoding: try recorder.recording.encoded(), as: UTF8.self)
    #expect(file.contains("North Sea"))
    #expect(!states[0].matches(states[2]))
    let plain = NavigationRecorder(of: router).recording.start
    #expect(plain.matches(states[0]) && plain.matches(states[2]) && !plain.matches(states[1]))
  }

  @Test("A recording is bounded, and starts after the events that no longer fit")
  func bounded() {
    let recorder = NavigationRecorder(of: router, maximumCount: 2)
    router.tracker = recorder
    move()
    #expect(recorder.recording.entries.map(\.event) == ["screen_view", "command_applied"])
    #expect(recorder.recording.start.text == "charts › chart › sheet weigh › alert")
    #expect(recorder.recording.omittedCount == 3)
  }

  @Test("The file of a recording is read as it was written")
  func roundTrip() throws {
    let recorder = NavigationRecorder(of: router, includesPayloads: true)
    router.tracker = recorder
    move()
    let data = try recorder.recording.encoded()
    #expect(try NavigationRecording(decoding: data) == recorder.recording)
    #expect(try NavigationRecording(decoding: data).encoded() == data)
  }

  @Test(
    "A file that is no recording is refused with the reason",
    arguments: [
      ("", "the file contains no recording of a NavigationRecorder"),
      (#"{"version":1}"#, "the file contains no recording of a NavigationRecorder"),
      (
        #"{"version":2}"#,
        "the recording has the version 2, but this version of Screenwalk reads version 1"
      ),
    ])
  func invalid(text: String, message: String) throws {
    let error = try thrownError(NavigationRecordingError.self) {
      try NavigationRecording(decoding: Data(text.utf8))
    }
    #expect(error.description == message)
  }
}
