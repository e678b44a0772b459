import TestApps
import Testing

@testable import ScreenCoverage
@testable import ScreenDriver
@testable import ScreenSnapshot

@Suite("Coverage of enums inside values")
@MainActor
struct NestedCoverageTests {
  /// A line for each type apart from the navigator's: name, cases that contain it, rendered cases.
  private func lines(_ report: CoverageReport) -> [String] {
    report.types.filter { $0.origin != .navigator }.map { type in
      let carriers = type.carriers.isEmpty ? "" : " in \(type.carriers.joined(separator: ", "))"
      let cases = type.cases.map { $0.screens.isEmpty ? "(\($0.name))" : $0.name }
      let words = type.unsupportedReason.map(\.rawValue) ?? cases.joined(separator: " ")
      return "\(type.kind) \(type.typeName)\(carriers): \(words)"
    }
  }

  @Test(
    "An enum that is the whole payload of a case is counted",
    arguments: [
      (.platform(.kiosk), ["route Station.PlatformRoute in platform: (clock) (bench) kiosk"]),
      (
        .platform(.clock(.hands)),
        [
          "route Station.PlatformRoute in platform: clock (bench) (kiosk)",
          "route Station.ClockRoute in Station.PlatformRoute.clock: (face) hands",
        ]
      ),
      (.ticket(price: .monthly), ["route Station.TicketRoute in ticket: (single) monthly"]),
      (.train(nil), ["route Station.TrainRoute in train: (seat) (restaurant)"]),
      (
        .any(Station.PlatformRoute.bench),
        ["route Station.PlatformRoute in any: (clock) bench (kiosk)"]
      ),
      (
        .line(.loaded(.bench)),
        [
          "route Loadable<PlatformRoute> in line: loaded (loading)",
          "route Station.PlatformRoute in Loadable<PlatformRoute>.loaded: (clock) bench (kiosk)",
        ]
      ),
    ] as [(Station.Route, [String])])
  func nested(route: Station.Route, expected: [String]) async throws {
    #expect(lines(try await StationSnapshots.report([route])) == expected)
  }

  @Test(
    "Enums of the standard library, and values of the case's own type, are not counted",
    arguments: [
      .hall, .plan(.success(1)), .signal(.plus), .any(1), .any("x"), .any(Station.Leaflet()),
      .signIn(then: .hall),
    ] as [Station.Route])
  func ignored(route: Station.Route) async throws {
    let report = try await StationSnapshots.report([route])
    #expect(lines(report) == [])
    #expect(report.types.first?.renderedCount == 1)
  }

  @Test(
    "Cases that differ only in labels are one case, which either of them covers",
    arguments: [
      [.to(floor: 1)], [.to(room: "a")], [.to(floor: 1), .to(room: "a")],
    ] as [[Station.LiftRoute]])
  func labels(routes: [Station.LiftRoute]) async throws {
    let report = try await StationSnapshots.report(routes.map { .any($0) })
    #expect(lines(report) == ["route Station.LiftRoute in any: to (basement)"])
  }

  @Test("An enum beside other values is a parameter, unless the harness declares it")
  func parameters() async throws {
    let route = Station.Route.search(.all, from: "Rome")
    let report = try await StationSnapshots.report([route])
    #expect(lines(report) == ["route Station.Filter in search: parameter"])
    let declared = try await StationSnapshots.report(
      [route], coveredTypes: [.init(.route, Station.Filter.self)])
    #expect(lines(declared) == ["route Station.Filter: all (fast)"])
  }

  @Test("A type in several cases is counted once for each kind")
  func severalCarriers() async throws {
    let report = try await StationSnapshots.report(
      [.platform(.bench), .any(Station.PlatformRoute.kiosk)],
      presenting: .sheet(Station.PlatformRoute.bench))
    #expect(
      lines(report) == [
        "route Station.PlatformRoute in platform, any: (clock) bench kiosk",
        "sheet Station.PlatformRoute: (clock) bench (kiosk)",
      ])
  }

  @Test("Declared types are counted even if no screen renders them")
  func declared() async throws {
    let report = try await StationSnapshots.report(
      presenting: .sheet(Station.Sheet.map),
      coveredTypes: [
        .init(.sheet, Station.SettingsRoute.self), .init(.sheet, Station.Sheet.self),
        .init(.alert, Station.Alert.self),
        .init(.route, Station.Route.self), .init(.sheet, Station.Leaflet.self),
        .init(.sheet, Station.Sheet.self),
      ])
    #expect(
      lines(report) == [
        "sheet Station.SettingsRoute: (sound) (light)", "sheet Station.Sheet: map (clock)",
        "sheet Station.Leaflet: noEnum", "alert Station.Alert: (delayed) (cancelled)",
      ])
  }

  @Test("An exception that fits two types is an error with both names, and each of them fits one")
  func severalTypes() async throws {
    func stale(_ exceptions: CoverageException...) async throws -> [StaleException] {
      try await StationSnapshots.report(
        [.any(Outbound.Step.start), .any(Homebound.Step.end)], exceptions: exceptions
      ).staleExceptions
    }
    let module = "ScreenCoverageTests"
    let fault =
      "it fits '\(module).Outbound.Step' and '\(module).Homebound.Step'; name one of them with 'in:'"
    for name in ["done", "*"] {
      let both = CoverageException(.route, name, in: "Step", because: "not built yet")
      #expect(try await stale(both) == [.init(exception: both, fault: fault)])
    }
    #expect(
      try await stale(
        .init(.route, "done", in: "Outbound.Step", because: "not built yet"),
        .init(.route, "done", in: "\(module).Homebound.Step", because: "not built yet"),
        .init(.route, "pause", in: "Step", because: "only one has it")) == [])
  }
}

enum Outbound {
  enum Step { case start, pause, done }
}

enum Homebound {
  enum Step { case done, end }
}
