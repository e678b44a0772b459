import ScreenHarness

@testable import Courier

enum CourierScreen: String, CaseIterable {
  case deliveries, delivery, customer, filter, scanner, scanned, vehicle, help
}

/// The sheets and covers of all owners. Each owner has a type of its own in the app.
public enum CourierSheet {
  case profile
  case help(topic: String)
  case filter(DeliveryFilter)
  case scanner
}

extension AppModel: ScreenNavigating {
  public var visibleState: VisibleState<Never, any Hashable, CourierSheet> {
    get throws {
      VisibleState(
        stack: VisibleStack(
          routes: try router.stack.elements.map(screen), presentations: presentations))
    }
  }

  /// The value on the stack, if a view is registered for its type.
  private func screen(of element: AnyHashable) throws -> any Hashable {
    switch element.base {
    case let delivery as Delivery.ID: delivery
    case let customer as Customer: customer
    case let settings as SettingsScreen: settings
    default: throw UnknownScreen(type: type(of: element.base))
    }
  }

  private var presentations: [VisiblePresentation<any Hashable, CourierSheet>] {
    var presentations: [VisiblePresentation<any Hashable, CourierSheet>] = []
    switch router.sheet {
    case .profile: presentations.append(.sheet(.profile))
    case .help(let topic): presentations.append(.sheet(.help(topic: topic)))
    case nil: break
    }
    if let filter = deliveries.editedFilter { presentations.append(.sheet(.filter(filter))) }
    if scanner.isActive { presentations.append(.fullScreenCover(.scanner)) }
    return presentations
  }
}

struct UnknownScreen: Error, CustomStringConvertible {
  let type: Any.Type

  var description: String {
    "the stack has a value of type '\(type)', but no view is registered for this type"
  }
}

extension Delivery.ID: SnapshotNaming {
  public var snapshotName: String { "delivery" }
}

@main
struct CourierSnapshots: SnapshotHarness {
  static let coveredTypes: [CoverageType] = [.init(.route, SettingsScreen.self)]

  // 'navigate' opens screens as a person does, from the list of deliveries.
  static let navigatesAbsolutely = false

  static func makeNavigator() -> AppModel { AppModel(deliveries: [.fixture]) }

  static func navigate(_ app: AppModel, to screen: CourierScreen) {
    switch screen {
    case .deliveries: break
    case .delivery: app.deliveries.open(.fixture)
    case .customer:
      app.deliveries.open(.fixture)
      app.deliveries.openCustomer(of: .fixture)
    case .filter: app.deliveries.editFilter()
    case .scanner: app.scanner.start()
    case .scanned:
      app.scanner.start()
      app.scanner.didScan(Delivery.fixture.id)
    case .vehicle: app.router.stack.push(SettingsScreen.vehicle)
    case .help: app.router.sheet = .help(topic: "parcels")
    }
  }

  /// Ends what is in front, whichever owner presents it.
  static func goBack(in app: AppModel) {
    if app.router.sheet != nil {
      app.router.sheet = nil
    } else if app.deliveries.editedFilter != nil {
      app.deliveries.editedFilter = nil
    } else {
      app.router.stack.pop()
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let app = context.navigator
    switch destination {
    case .root:
      return ScreenContent(
        title: "Deliveries", trailing: [.button("Filter") { app.deliveries.editFilter() }],
        elements: app.deliveries.deliveries.map { delivery in
          .link(delivery.recipient, delivery.street) { app.deliveries.open(delivery) }
        })
    case .route(let id as Delivery.ID): return ScreenContent(title: "Delivery \(id.number)")
    case .route(let customer as Customer): return ScreenContent(title: customer.name)
    default: return nil
    }
  }
}

extension Delivery {
  static let fixture = Delivery(
    id: ID(number: 204), recipient: "Ines Moreau", street: "12 Harbour Road")
}
