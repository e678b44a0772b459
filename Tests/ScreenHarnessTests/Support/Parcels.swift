import Foundation
import Observation
import ScreenContents

@testable import ScreenSnapshot

/// What was state of views: the row that is open, the sheet, and what links and deliveries do.
@MainActor
@Observable
final class ParcelNavigation {
  var openParcel: Int?
  var isAdding = false {
    didSet { if !isAdding { draft = "" } }
  }
  var deliveredParcel: Int?
  var draft = ""

  /// The body of `onOpenURL`.
  func open(_ url: URL) {
    guard url.host == "parcel", let number = Int(url.lastPathComponent) else { return }
    isAdding = false
    deliveredParcel = nil
    openParcel = number
  }

  /// The body of `onChange(of: store.lastDelivery)`.
  func parcelWasDelivered(_ number: Int) {
    if !isAdding { deliveredParcel = number }
  }
}

enum ParcelRoute { case parcel(number: Int) }

enum ParcelSheet { case add }

extension ParcelNavigation: ScreenNavigating {
  var visibleState: VisibleState<ParcelTab, ParcelRoute, ParcelSheet> {
    VisibleState(
      tab: .parcels, routes: openParcel.map { [.parcel(number: $0)] } ?? [],
      sheet: isAdding ? .add : nil,
      alert: deliveredParcel.map { number in
        VisibleDialog(
          "Parcel \(number) is here",
          buttons: [.button("OK") { self.deliveredParcel = nil }])
      })
  }
}

enum ParcelTab: CaseIterable { case parcels, account }

struct ParcelsSnapshots: SnapshotHarness {
  @TaskLocal static var accountLabel = "Account"

  enum Screen: String, CaseIterable { case list, parcel, add, delivered }

  enum Event: String, CaseIterable { case delivery }

  static func makeNavigator() -> ParcelNavigation { ParcelNavigation() }

  static func navigate(_ navigation: ParcelNavigation, to screen: Screen) {
    navigation.openParcel = screen == .parcel ? 7 : nil
    navigation.isAdding = screen == .add
    navigation.deliveredParcel = screen == .delivered ? 7 : nil
  }

  /// What SwiftUI writes into the bindings: nil or false after a swipe and after the back button.
  static func goBack(in navigation: ParcelNavigation) {
    if navigation.isAdding { navigation.isAdding = false } else { navigation.openParcel = nil }
  }

  static func link(to screen: Screen) -> URL? {
    screen == .parcel ? URL(string: "post://parcel/7") : nil
  }

  static func open(_ url: URL, in navigation: ParcelNavigation) { navigation.open(url) }

  static func perform(_ event: Event, in navigation: ParcelNavigation) {
    switch event {
    case .delivery: navigation.parcelWasDelivered(7)
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let navigation = context.navigator
    return switch destination {
    case .tab(.parcels):
      ScreenContent(
        title: "Parcels", trailing: [.button("Add") { navigation.isAdding = true }],
        elements: [.link("Parcel 7") { navigation.openParcel = 7 }])
    case .tab(.account): ScreenContent(title: accountLabel)
    case .route(.parcel(let number)): ScreenContent(title: "Parcel \(number)")
    case .sheet(.add):
      ScreenContent(
        title: "Add",
        elements: [.field("Number", navigation.draft) { navigation.draft = $0 }])
    default: nil
    }
  }
}
