import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("Control goldens of a navigator without operations")
@MainActor
struct HandDrivenTests {
  private func outcome(of screen: HandDrivenSnapshots.Screen) async -> JobOutcome<RenderedScreen> {
    await HandDrivenSnapshots.controls(of: screen)
  }

  @Test("Operations that are not supported are left out and reported")
  func unsupported() async throws {
    for (screen, rows, operations) in [
      (.root, "Push                    push 2\n", [.select]),
      (.pushed, "no controls\n", [.goBack, .select]), (.sheet, "no controls\n", [.goBack]),
    ] as [(HandDrivenSnapshots.Screen, String, [UnsupportedOperation])] {
      guard case .completed(let rendered) = await outcome(of: screen) else {
        Issue.record("\(screen) did not render")
        continue
      }
      #expect(JobOutcome.completed(rendered).rows == rows)
      #expect(rendered.unsupported == operations)
    }
  }

  @Test("A control that leads to an invalid state is the reason why there is no golden")
  func invalidState() async {
    let text = await HandDrivenSnapshots.$breaks.withValue(true) { await outcome(of: .root).text }
    #expect(
      text == """
        control 'Break It': the router presents a sheet and an alert over one stack, but SwiftUI \
        supports only one presentation; make the router dismiss the first one
        """)
  }

  @Test("A control that is missing the second time makes the golden invalid")
  func gone() async {
    let text = await HandDrivenSnapshots.$launches.withValue(.init()) {
      await outcome(of: .root).text
    }
    #expect(
      text == """
        control 'Push': it is missing when the screen renders again; its content must be the same \
        every time
        """)
  }
}
