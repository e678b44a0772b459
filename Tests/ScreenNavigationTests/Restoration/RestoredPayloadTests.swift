import Foundation
import ScreenNavigation
import Testing

@Suite("Restoring payloads of real apps")
struct RestoredPayloadTests {
  private typealias State = StackState<Parcels>

  private let archive = NavigationArchive<StackState<Parcels>>()

  // Rule 37
  @Test("A restored payload equals the stored payload", arguments: Parcels.Route.samples)
  func roundTrip(route: Parcels.Route) throws {
    let state = State(routes: [route, .text("on top")])
    #expect(try archive.state(from: archive.data(of: state)).get() == state)
  }

  @Test("Restoring preserves negative zero and not-a-number")
  func floats() throws {
    let state = State(routes: [.weight(-0.0), .weight(.nan)])
    let restored = try archive.state(from: archive.data(of: state)).get()
    #expect("\(restored.routes)" == "\(state.routes)")
    guard case .weight(let zero)? = restored.routes.first else { return }
    #expect(zero.sign == .minus)
  }

  // Rule 38
  @Test("A state that could not be restored is not stored")
  func limits() throws {
    let long = State(routes: [.text(String(repeating: "a", count: 1_048_576))])
    #expect(throws: RestorationError.tooLarge(1_048_629)) { try archive.data(of: long) }
    let deep = (0..<200).reduce(Parcels.Stage.stored) { stage, _ in
      .onTheWay(to: "on", after: stage)
    }
    #expect(throws: RestorationError.tooDeep) {
      try archive.data(of: State(routes: [.stage(deep)]))
    }
  }
}
