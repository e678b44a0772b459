import ScreenNavigation

/// The schema for most tests: three tabs, routes and sheets with and without payloads.
enum Garden: NavigationSchema {
  enum Tab: CaseIterable {
    case beds
    case shed
    case calendar
  }

  enum Route: Hashable {
    case plant(Plant)
    case tool(String)
    case note(Note)
    case settings

    /// The text of a route's note, which equality ignores.
    var note: Note? { if case .note(let note) = self { note } else { nil } }
  }

  /// Two sheets about one plant have the same `id` and can have different payloads.
  enum Sheet: Hashable, Identifiable {
    case newPlant
    case editPlant(Plant)
    case guide

    var id: String {
      switch self {
      case .newPlant: "newPlant"
      case .editPlant(let plant): "editPlant-\(plant.id)"
      case .guide: "guide"
      }
    }
  }
}

struct Plant: Hashable {
  var id: String
  var name: String

  static let fixture = Plant(id: "oak", name: "Oak")
  static let renamed = Plant(id: "oak", name: "Quercus robur")
}

/// An entity with equality of its identity, as is common for database classes.
struct Note: Hashable {
  var id: Int
  var text: String

  static func == (lhs: Note, rhs: Note) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension AlertState {
  static let frost = AlertState(title: "Frost tonight", message: "Cover the tomatoes.")
}

extension ConfirmationState {
  static let felling = ConfirmationState(
    title: "Fell the oak?", actions: [DialogAction("Fell", role: .destructive), .cancel()])
}
