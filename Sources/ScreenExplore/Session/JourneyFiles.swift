package import ScreenGoldens
package import ScreenJobs
package import ScreenSystem

/// Where an exploration saves journeys, and the streams of its user.
@MainActor
package struct JourneyFiles {
  let goldens: GoldenStore

  /// Plays a journey before it is written.
  let runner: any JobRunner

  let signals: SignalMonitor
  let console: Console

  package init(
    _ goldens: GoldenStore, playedBy runner: any JobRunner, signals: SignalMonitor,
    console: Console
  ) {
    self.goldens = goldens
    self.runner = runner
    self.signals = signals
    self.console = console
  }
}
