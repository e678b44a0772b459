import Foundation
import Testing

@testable import ScreenPayloads

@Suite("Values that no session has")
struct PayloadScalarTests {
  #if !(os(macOS) && arch(x86_64))
    @Test("A number of type Float16 has only the digits it needs")
    func halfFloats() {
      #expect(
        PayloadText.of([Float16(0.1), .leastNonzeroMagnitude, .greatestFiniteMagnitude, .nan])
          == "- 0.1\n- 6.0e-08\n- 65504.0\n- .nan")
    }
  #endif

  @Test("A value that is neither a function nor a type and has no parts is unreadable")
  func unreadable() {
    for type: Any.Type in [Date.self, Data.self, Bool.self] {
      #expect(StandardScalars.text(of: type, redaction: .none)?(1) == .placeholder("unreadable"))
    }
  }

  #if compiler(>=6.2)
    @MainActor
    private final class Model: @MainActor SnapshotDescribing {
      var name = "Ada"

      var snapshotDescription: Any { name }
    }

    @Test("A class of the main actor can describe itself")
    @MainActor
    func model() {
      #expect(PayloadText.of(Model()) == #""Ada""#)
    }
  #endif
}
