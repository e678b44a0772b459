import Observation

struct Delivery: Hashable, Identifiable {
  struct ID: Hashable {
    let number: Int
  }

  let id: ID
  let recipient: String
  let street: String
}

struct Customer: Hashable {
  let name: String
}

enum SettingsScreen: Hashable {
  case notifications
  case vehicle
}

/// The list of deliveries. It has a sheet of its own.
@Observable @MainActor
final class DeliveriesModel {
  let deliveries: [Delivery]
  var editedFilter: DeliveryFilter?

  private let router: AppRouter

  init(deliveries: [Delivery], router: AppRouter) {
    self.deliveries = deliveries
    self.router = router
  }

  func open(_ delivery: Delivery) {
    router.stack.push(delivery.id)
  }

  func openCustomer(of delivery: Delivery) {
    router.stack.push(Customer(name: delivery.recipient))
  }

  func editFilter() {
    editedFilter = DeliveryFilter(onlyToday: true)
  }
}

struct DeliveryFilter: Equatable {
  var onlyToday: Bool
}

/// The scanner for parcels. It covers the list while it is active.
@Observable @MainActor
final class ScannerModel {
  private(set) var isActive = false

  private let deliveries: DeliveriesModel

  init(deliveries: DeliveriesModel) {
    self.deliveries = deliveries
  }

  func start() {
    isActive = true
  }

  func didScan(_ id: Delivery.ID) {
    isActive = false
    deliveries.deliveries.first { $0.id == id }.map(deliveries.open)
  }
}

@MainActor
final class AppModel {
  let router = AppRouter()
  let deliveries: DeliveriesModel
  let scanner: ScannerModel

  init(deliveries: [Delivery]) {
    self.deliveries = DeliveriesModel(deliveries: deliveries, router: router)
    scanner = ScannerModel(deliveries: self.deliveries)
  }
}
