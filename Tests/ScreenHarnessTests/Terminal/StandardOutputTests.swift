import Foundation
import Testing

@testable import ScreenHarness
@testable import ScreenSystem

@Suite("StandardOutput")
@MainActor
struct StandardOutputTests {
  private static let ends = [ScreenSystem.ExitStatus](
    [.success, .differences, .failure, .usage, .interrupted]
  ).map { RunEnd($0, of: .verify) }

  @Test("A failed write is one error and makes the exit status at least 2")
  func failure() {
    var errors: [String] = []
    let output = StandardOutput(-1) { errors.append($0) }
    output.write("first\n")
    output.write("second\n")
    #expect(errors == ["error: cannot write to standard output: Bad file descriptor"])
    let ends = Self.ends.map { $0.checked(after: output) }
    #expect(ends.map(\.status.rawValue) == [2, 2, 2, 64, 130])
    #expect(ends.prefix(2).allSatisfy { $0.meaning == "cannot write to standard output" })
    #expect(ends.dropFirst(2) == Self.ends.dropFirst(2))
  }
}
