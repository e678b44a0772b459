/// An element of an accessibility tree, with the attributes that XCTest has for it.
///
/// A file leaves out attributes without a text.
struct ViewNode: Decodable, Sendable {
  let role: ViewRole
  let identifier, label, value, placeholder: String
  let enabled, selected: Bool
  let children: [ViewNode]

  /// The place on the screen from top to bottom, in points.
  let top, bottom: Double
  let hasSize: Bool

  private enum Key: CodingKey {
    case type, identifier, label, value, placeholder, frame, enabled, selected, children
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func value<Value: Decodable>(_ key: Key, default other: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? other
    }
    role = ViewRole(type: try values.decode(UInt.self, forKey: .type))
    identifier = try value(.identifier, default: "")
    label = try value(.label, default: "")
    self.value = try value(.value, default: "")
    placeholder = try value(.placeholder, default: "")
    enabled = try value(.enabled, default: true)
    selected = try value(.selected, default: false)
    children = try value(.children, default: [])
    // Its numbers are x, y, the width and the height.
    let frame = try values.decode([Double].self, forKey: .frame)
    guard frame.count == 4 else {
      throw DecodingError.dataCorruptedError(forKey: .frame, in: values, debugDescription: "")
    }
    (top, bottom, hasSize) = (frame[1], frame[1] + frame[3], frame[2] > 0 || frame[3] > 0)
  }

  /// Whether a node in the tree, or the tree itself, meets a condition.
  func contains(where condition: (ViewNode) -> Bool) -> Bool { last(where: condition) != nil }

  /// The last node in document order that meets a condition.
  func last(where condition: (ViewNode) -> Bool) -> ViewNode? {
    for child in children.reversed() {
      if let found = child.last(where: condition) { return found }
    }
    return condition(self) ? self : nil
  }

  /// The outermost nodes below this one that meet a condition.
  func nodes(where condition: (ViewNode) -> Bool) -> [ViewNode] {
    children.flatMap { condition($0) ? [$0] : $0.nodes(where: condition) }
  }
}

/// What a node of a tree is for a person.
enum ViewRole: Equatable, Sendable {
  case element(ElementKind)
  case alert, confirmation, popover
  case bar, tabBar, toolbar, keyboard, system
  case list, cell, container

  /// The role of an element by the raw value of its `XCUIElement.ElementType`.
  init(type: UInt) {
    self =
      switch type {
      // Alerts and dialogs; sheets; popovers.
      case 7, 8: .alert
      case 5: .confirmation
      case 18: .popover
      // Tables, collection views and scroll views; cells.
      case 26, 32, 46: .list
      case 75: .cell
      case 21: .bar
      case 22: .tabBar
      case 24: .toolbar
      case 19: .keyboard
      // Status bars, page indicators, scroll bars, menu bars and touch bars.
      case 25, 34, 47, 55, 81: .system
      // Buttons, radio, pop-up and menu buttons, links, items of menus, and tabs.
      case 9, 10, 14, 16, 42, 54, 80: .element(.button)
      // Segmented controls and pickers.
      case 37, 38: .element(.picker)
      // Check boxes, switches and toggles.
      case 12, 40, 41: .element(.toggle)
      // Search and text fields, and text views.
      case 45, 49, 52: .element(.field)
      case 50: .element(.secureField)
      case 33: .element(.slider)
      // Progress and activity indicators.
      case 35, 36: .element(.progress)
      case 43: .element(.image)
      case 48: .element(.text)
      default: .container
      }
  }
}
