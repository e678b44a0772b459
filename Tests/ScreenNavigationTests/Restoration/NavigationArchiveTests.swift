import Foundation
import ScreenNavigation
import TestSupport
import Testing

@Suite("NavigationArchive")
@MainActor
struct NavigationArchiveTests {
  private let archive = NavigationArchive<FlowState<Harbor>>(
    version: 2, migrations: [0: { _ in throw CancellationError() }])

  // Rule 37
  @Test(
    "A restored state equals the stored state and encodes to the same bytes",
    arguments: HarborScreen.allCases)
  func roundTrip(screen: HarborScreen) throws {
    let router = FlowRouter.harbor(on: screen)
    router.tabs.router(for: .charts).navigate(to: .crate(id: 1, label: nil))
    let data = try archive.data(of: router.state)
    let restored = try archive.state(from: data).get()
    #expect(restored == router.state.storable)
    #expect(try archive.data(of: restored) == data)
  }

  @Test("The data has the version first, sorted keys and tabs in declaration order")
  func format() throws {
    let router = FlowRouter.harbor(on: .crateWithLog)
    router.tabs.router(for: .charts).navigate(to: .chart("North Sea"))
    #expect(
      String(decoding: try archive.data(of: router.state), as: UTF8.self)
        == #"{"version":2,"state":{"flow":"deck","stacks":[],"tabs":{"selected":"cargo","stacks":"#
        + #"[{"place":"charts","stack":{"routes":[{"chart":{"_0":"North Sea"}}]}},"#
        + #"{"place":"cargo","stack":{"routes":[{"crate":{"id":7,"label":"Tea"}}],"#
        + #""sheet":{"log":{}}}}]}}}"#)
  }

  private nonisolated static let ticket = StackState<Harbor>(routes: [.ticket])

  /// Stacks, and what is stored of them.
  private nonisolated static let transientStacks: [(StackState<Harbor>, StackState<Harbor>)] = [
    (StackState(routes: [.ticket, .radio, .chart("Behind it")], presenting: .sheet(.log)), ticket),
    (StackState(routes: [.ticket], presenting: .alert(AlertState(title: "Too heavy"))), ticket),
    (StackState(routes: [.ticket], presenting: .confirmation(.sailing)), ticket),
    (StackState(routes: [.ticket], presenting: .sheet(.code)), ticket),
    (StackState(routes: [.ticket], presenting: .fullScreenCover(.code)), ticket),
    (StackState(routes: [.ticket], presenting: .sheet(.code, ticket)), ticket),
  ]

  // Rule 40
  @Test(
    "The stored stack ends before a transient destination, without dialogs and overlays",
    arguments: transientStacks)
  func transient(stack: StackState<Harbor>, stored: StackState<Harbor>) throws {
    func state(_ stack: StackState<Harbor>, overlay: Harbor.Overlay? = nil) -> FlowState<Harbor> {
      let inside = StackState<Harbor>(presenting: .sheet(.log, stack))
      return FlowState(
        flow: .deck,
        tabs: TabState(selectedTab: .charts, stacks: [.charts: stack, .cargo: inside]),
        stacks: [.dryDock: inside], overlay: overlay)
    }
    #expect(state(stack, overlay: .storm).storable == state(stored))
    let data = try archive.data(of: state(stack, overlay: .storm))
    #expect(try archive.state(from: data).get() == state(stored))
  }

  // Rule 38
  @Test("A state with an unknown tab restores nothing")
  func unknownTabs() throws {
    let stored = TabState<Harbor>(
      selectedTab: .charts, stacks: [.cargo: StackState(routes: [.ticket])])
    let tabs = try TabRouter<Harbor>(tabs: [.charts])
    #expect(throws: RestorationError.unknownTab("cargo")) { try tabs.restore(stored) }
    #expect(tabs.state == TabState(selectedTab: .charts))
    let app = FlowRouter<Harbor>(startingIn: .boarding, tabsIn: .deck, tabs: tabs)
    #expect(throws: RestorationError.unknownTab("cargo")) {
      try app.restore(
        FlowState(flow: .deck, tabs: stored, stacks: [.dryDock: StackState(routes: [.ticket])]))
    }
    #expect(app.state == FlowState(flow: .boarding, tabs: TabState(selectedTab: .charts)))
    try tabs.replaceTabs(with: [.cargo, .charts])
    try tabs.restore(stored)
    #expect(tabs.state == stored)
    #expect(
      RestorationError.unknownTab("cargo").description
        == "the stored state contains the tab 'cargo', which the router does not have")
  }

  // Rule 38
  @Test("Truncated data restores nothing", arguments: HarborScreen.allCases)
  func truncated(screen: HarborScreen) throws {
    let data = try archive.data(of: FlowRouter.harbor(on: screen).state)
    for count in 1..<data.count {
      guard case .failure(.damaged) = archive.state(from: data.prefix(count)) else {
        Issue.record("\(count) bytes were restored")
        return
      }
    }
  }

  // Rule 38
  @Test("Data in an encoding other than UTF-8 restores nothing")
  func otherEncodings() throws {
    let text = String(decoding: try archive.data(of: FlowRouter.harbor().state), as: UTF8.self)
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf32BigEndian] {
      let data = try #require(text.data(using: encoding))
      #expect(archive.state(from: data) == .failure(.damaged("the data is not UTF-8")))
    }
  }

  // Rule 38
  @Test("The limits of depth and size are inclusive, and ignore brackets in strings")
  func bounds() throws {
    let text = String(repeating: "[{\\\"", count: 2_000)
    let state = FlowState<Harbor>(
      flow: .dryDock, stacks: [.dryDock: StackState(routes: [.chart(text)])])
    #expect(try archive.state(from: archive.data(of: state)).get() == state)
    for (depth, isTooDeep) in [(128, false), (129, true)] {
      let open = String(repeating: "[", count: depth)
      #expect((archive.state(from: Data(open.utf8)) == .failure(.tooDeep)) == isTooDeep)
    }
    for (size, isTooLarge) in [(1_048_576, false), (1_048_577, true)] {
      let spaces = Data(repeating: 0x20, count: size)
      #expect((archive.state(from: spaces) == .failure(.tooLarge(size))) == isTooLarge)
    }
  }

  @Test("Assigning a state without tabs resets the tabs")
  func withoutTabs() {
    let router = FlowRouter.harbor(on: .crateWithLog)
    router.state = FlowState(flow: .dryDock, overlay: .storm)
    #expect(
      router.state
        == FlowState(flow: .dryDock, tabs: TabState(selectedTab: .cargo), overlay: .storm))
  }

  // Rule 39
  @Test("Older versions migrate one version at a time")
  func migration() throws {
    let archive = NavigationArchive<TabState<Harbor>>(
      version: 3,
      migrations: [
        1: { Data(String(decoding: $0, as: UTF8.self).replacing("maps", with: "sheets").utf8) },
        2: { Data(String(decoding: $0, as: UTF8.self).replacing("sheets", with: "charts").utf8) },
      ])
    let old = Data(#"{"version":1,"state":{"selected":"maps","stacks":[]}}"#.utf8)
    #expect(try archive.state(from: old).get() == TabState(selectedTab: .charts))
    let unknown = Data(#"{"version":0,"state":{"selected":"maps","stacks":[]}}"#.utf8)
    #expect(archive.state(from: unknown) == .failure(.unknownVersion(0)))
  }

  // Rule 38
  @Test(
    "Invalid data is rejected with a reason",
    arguments: [
      ("", RestorationError.empty), (#"{"version":3,"state":{}}"#, .newerVersion(3)),
      (#"{"version":1,"state":{}}"#, .unknownVersion(1)),
      (#"{"version":0,"state":{}}"#, .migrationFailed(from: 0, "CancellationError()")),
      (#"{"version":-9223372036854775808,"state":{}}"#, .unknownVersion(.min)),
    ])
  func fallsBack(text: String, error: RestorationError) {
    #expect(archive.state(from: Data(text.utf8)) == .failure(error))
  }

  // Rule 38
  @Test(
    "Data with an invalid part restores nothing",
    arguments: [
      "null", "{}", "[1]", #"{"version":2}"#, #"{"version":"2","state":{}}"#,
      #"{"version":2,"state":{"flow":"moon","stacks":[]}}"#,
      #"{"version":2,"state":{"stacks":[],"tabs":{"selected":"charts","stacks":[{"place":"charts","stack":{"routes":[{"anchor":{}}]}}]}}}"#,
      #"{"version":2,"state":{"stacks":[{"place":"dryDock","stack":{"sheet":{"log":{}},"fullScreenCover":{"log":{}}}}]}}"#,
      #"{"version":2,"state":{"stacks":[{"place":"dryDock","stack":{"inside":{}}}]}}"#,
      #"{"version":2,"state":{"stacks":[{"place":"dryDock","stack":{}},{"place":"dryDock","stack":{}}]}}"#,
    ])
  func damaged(text: String) {
    guard case .failure(.damaged(let reason)) = archive.state(from: Data(text.utf8)) else {
      Issue.record("\(text) was restored")
      return
    }
    #expect(!reason.isEmpty)
  }

  // Rule 38
  @Test(
    "Mutated data never traps",
    .disabled(
      if: Fuzzing.decoderTraps, "Foundation 6.0 traps on a key with an unescaped control character"),
    arguments: SeededGenerator.seeds(20))
  func fuzz(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let router = FlowRouter.harbor()
    for _ in 0..<20 { HarborStep.random(using: &generator).take(on: router) }
    let data = try archive.data(of: router.state)
    #expect(try archive.state(from: data).get() == router.state.storable)
    for _ in 0..<fuzzRounds(500) {
      let hostile = Fuzzing.mutated(data, using: &generator)
      if case .success(let state) = archive.state(from: hostile) {
        #expect(state == state.storable, "seed \(seed)")
      }
    }
  }
}
