import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("A crash")
struct ScreenCrashTests {
  @Test("The last lines of a crash are written without their secrets")
  func crash() {
    let crash = ScreenCrash(
      signal: "SIGILL", standardErrorTail: ["GET /?token=x7", "Fatal error: no token: \"x7\""])
    #expect(
      crash.redacted(by: MessageRedactor(.standard))
        == ScreenCrash(
          signal: "SIGILL",
          standardErrorTail: ["GET /?token=<redacted>", "Fatal error: no token: \"<redacted>\""]))
  }
}
