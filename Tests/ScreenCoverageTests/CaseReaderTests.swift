import Foundation
import Testing

@testable import ScreenCoverage
@testable import ScreenPayloads
@testable import ScreenSnapshot

@Suite("CaseReader")
struct CaseReaderTests {
  private enum Inner: CustomReflectable {
    case one
    case two(Int)

    var customMirror: Mirror { Mirror(self, children: ["self": self, "other": Route.empty(())]) }
  }

  private enum Raw: Int {
    case low = 7
    case high = 9
  }

  private enum Generic<Value> {
    case some(Value)
    case none
  }

  private final class Node {
    var next: Node?
    init() { next = self }
  }

  private indirect enum Route {
    case empty(Void)
    case closure(() -> Void)
    case metatype(any Any.Type)
    case object(Node)
    case keyPath(AnyKeyPath)
    case error(any Error)
    case tuple((Raw, Raw))
    case never(Never?)
    case optionals(Raw???)
    case inner(Inner)
    case raw(Raw)
    case any(Any)
    case erased(AnyHashable?)
    case list([Raw])
    case comparison(ComparisonResult)
    case existential(Generic<any Error>)
    case recursion(Generic<Route>)
  }

  private let routes: [(Route, [String])] = [
    (.empty(()), []), (.closure({}), []), (.metatype(Int.self), []), (.object(Node()), []),
    (.keyPath(\String.count), []), (.error(CancellationError()), []),
    (.tuple((.low, .high)), ["CaseReaderTests.Raw parameter"]), (.never(nil), []),
    (.optionals(.some(.some(nil))), ["CaseReaderTests.Raw"]),
    (.optionals(.high), ["CaseReaderTests.Raw 1"]), (.inner(.two(1)), ["CaseReaderTests.Inner 0"]),
    (.raw(.low), ["CaseReaderTests.Raw 0"]), (.any(Raw.high), ["CaseReaderTests.Raw 1"]),
    (.any(Raw?.none as Any), ["CaseReaderTests.Raw"]), (.erased(nil), []),
    (.erased(AnyHashable(Raw?.some(.low))), ["CaseReaderTests.Raw 0"]), (.list([.low]), []),
    (.comparison(.orderedSame), []),
    (.existential(.some(CancellationError())), ["Generic<Error> 0"]),
    (.recursion(.some(.raw(.low))), ["Generic<Route> 0"]),
  ]

  @Test("Payloads of any type are read")
  @MainActor
  func payloads() {
    for (route, expected) in routes {
      let reader = CaseReader(of: [.init(.route, Route.self)])
      let state = VisibleFlowState<Never, Never, Route, Never, Never>(routes: [route])
      var cases: [FoundCases] = []
      reader.read(state.erased, into: &cases)
      #expect(cases.first?.tags.count == 1, "\(route)")
      #expect(cases.dropFirst().map(line) == expected, "\(route)")
    }
  }

  /// The name of a type, why it is not checked, and the tags of its rendered cases.
  private func line(_ found: FoundCases) -> String {
    let reason = found.type.unsupportedReason.map { [$0.rawValue] } ?? []
    return
      ([CaseTypeName.short(of: found.type.qualifiedName)] + reason
      + found.tags.map { "\($0)" }).joined(separator: " ")
  }
}
