#if compiler(>=6.2)
  import Testing

  @testable import ScreenPayloads

  @Suite("SnapshotDescribing, on the main actor")
  @MainActor
  struct MainActorDescribingTests {
    private final class Model: @MainActor SnapshotDescribing {
      var name = "Ada"

      var snapshotDescription: Any { name }
    }

    @Test("A class of the main actor can describe itself")
    func model() {
      #expect(PayloadText.of(Model()) == #""Ada""#)
    }
  }
#endif
