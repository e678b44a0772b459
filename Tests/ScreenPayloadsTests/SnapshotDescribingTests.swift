import Foundation
import Testing

@testable import ScreenPayloads

@Suite("SnapshotDescribing")
struct SnapshotDescribingTests {
  @Test("A value is written as its snapshot description")
  func words() {
    #expect(PayloadText.of(Speaking("a")) == #""a""#)
    #expect(PayloadText.of(Speaking(1)) == "1")
    #expect(PayloadText.of(Speaking(nil as Int? as Any)) == "null")
    #expect(PayloadText.of(Speaking([1, 2])) == "- 1\n- 2")
    #expect(PayloadText.of(Speaking(["token": 1])) == #""token": "<redacted>""#)
    #expect(PayloadText.of(Speaking(Book(id: "a", pages: 1))) == "id: \"a\"\npages: 1")
    #expect(PayloadText.of(Speaking(Route.item(id: 1))) == "item:\n  id: 1")
    #expect(PayloadText.of([Speaking(1), Speaking(2)]) == "- 1\n- 2")
    #expect(PayloadText.of(Speaking("<redacted>")) == #""\u003Credacted>""#)
  }

  @Test("A description of the same type is written by its fields")
  func ownType() {
    #expect(PayloadText.of(Rounded(x: 1.25, y: 2)) == "x: 1.0\n\"y\": 2.0")
    #expect(PayloadText.of(Flag.on(7)) == "\"on\": 0")
    #expect(PayloadText.of(Flag.off) == #""off""#)
    #expect(PayloadText.of(Celsius(degrees: 20)) == "degrees: 20")
  }

  @Test("Two types that describe each other do not recurse forever")
  func pingPong() {
    #expect(PayloadText.of(Ping()) == "{}")
  }

  @Test("A route that describes itself is written under the name of its type")
  func routes() {
    #expect(PayloadText.ofCase(Speaking("a")) == #"speaking: "a""#)
    #expect(PayloadText.ofCase(Flag.on(3)) == "\"on\": 0")
  }
}

private struct Speaking: SnapshotDescribing {
  let snapshotDescription: Any

  init(_ description: Any) { snapshotDescription = description }
}

private struct Rounded: SnapshotDescribing {
  var x: Double
  var y: Double
  var snapshotDescription: Any { Rounded(x: x.rounded(), y: y.rounded()) }
}

private enum Flag: SnapshotDescribing {
  case on(Int)
  case off

  var snapshotDescription: Any { if case .on = self { Flag.on(0) } else { self } }
}

private final class Celsius: SnapshotDescribing {
  let degrees: Int
  var snapshotDescription: Any { self }

  init(degrees: Int) { self.degrees = degrees }
}

private struct Ping: SnapshotDescribing {
  var snapshotDescription: Any { Pong() }
}

private struct Pong: SnapshotDescribing {
  var snapshotDescription: Any { Ping() }
}

#if compiler(>=6.2)
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
