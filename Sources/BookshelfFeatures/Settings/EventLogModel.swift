import BookshelfNavigation
import ScreenContents

/// The recording of navigation for a bug report.
///
/// The screen has the names of events and screens, and no payload.
struct EventLogModel: ScreenModel {
  let routing: any EventLogRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Event Log",
      elements: [
        .section([
          .toggle("Record", isOn: routing.journal.isRecording) { routing.record($0) },
          .text("The log has the names of screens, and nothing of what is on them."),
        ]),
        .section("Last events", events),
        .section([.button("Replay") { routing.replayJournal() }]),
      ])
  }

  /// The last events, the newest one first.
  private var events: [ScreenElement] {
    let entries = routing.journal.entries.suffix(Self.maximumEvents).reversed()
    if entries.isEmpty { return [.text("No events are recorded.")] }
    return entries.map { .row($0.event, $0.screen ?? "–") }
  }

  private static let maximumEvents = 20
}
