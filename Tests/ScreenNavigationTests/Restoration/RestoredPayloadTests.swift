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

  // Rule 37
  @Test(
    "Encoding a restored ordered payload produces the same bytes", arguments: Parcels.Route.samples)
  func sameBytes(route: Parcels.Route) throws {
    if case .stamps = route { return }
    let data = try archive.data(of: State(routes: [route]))
    #expect(try archive.data(of: archive.state(from: data).get()) == data)
  }

  @Test("Restoring preserves negative zero and not-a-number")
  func floats() throws {
    let state = State(routes: [.weight(-0.0), .weight(.nan)])
    let restored = try archive.state(from: archive.data(of: state)).get()
    #expect("\(restored.routes)" == "\(state.routes)")
    guard case .weight(let zero)? = restored.routes.first else { return }
    #expect(zero.sign == .minus)
  }

  @Test("Restoring preserves properties that equality ignores")
  func equalByNumber() throws {
    let state = State(routes: [.account(Parcels.Account(number: 7, name: "Ann"))])
    let restored = try archive.state(from: archive.data(of: state)).get()
    guard case .account(let account)? = restored.routes.first else {
      Issue.record("\(restored.routes)")
      return
    }
    #expect(account.name == "Ann")
  }

  @Test("The two kinds of nil of a double optional become one, as with Codable")
  func doubleOptional() throws {
    let state = State(routes: [.remark(.some(nil))])
    #expect(
      try archive.state(from: archive.data(of: state)).get() == State(routes: [.remark(.none)]))
  }

  @Test("Restoring preserves the payloads of a sheet and a sheet over it")
  func sheets() throws {
    let state = State(
      presenting: .sheet(
        .signature(.stored),
        State(
          routes: [.weight(.infinity)],
          presenting: .fullScreenCover(.signature(.onTheWay(to: "雪", after: .stored)), State()))))
    #expect(try archive.state(from: archive.data(of: state)).get() == state)
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
