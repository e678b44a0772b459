import ScreenContents

/// What a user interface test wrote about one screen in one layout.
struct ViewFile: Decodable, Equatable, Sendable {
  let screen: String
  let layout: ScreenLayout

  /// Why there is no tree, such as a crash.
  let problem: String?

  /// The accessibility tree of the app.
  let tree: ViewNode?
}

/// An element of an accessibility tree, with the attributes that XCTest has for it.
///
/// A file leaves out attributes without a text.
struct ViewNode: Decodable, Equatable, Sendable {
  let type: ElementType
  let identifier: String
  let label: String
  let value: String
  let placeholder: String
  let frame: Frame
  let enabled: Bool
  let selected: Bool
  let children: [ViewNode]

  private enum Key: CodingKey {
    case type, identifier, label, value, placeholder, frame, enabled, selected, children
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String {
      try values.decodeIfPresent(String.self, forKey: key) ?? ""
    }
    type = try values.decode(ElementType.self, forKey: .type)
    identifier = try text(.identifier)
    label = try text(.label)
    value = try text(.value)
    placeholder = try text(.placeholder)
    frame = try values.decode(Frame.self, forKey: .frame)
    enabled = try values.decodeIfPresent(Bool.self, forKey: .enabled) ?? true
    selected = try values.decodeIfPresent(Bool.self, forKey: .selected) ?? false
    children = try values.decodeIfPresent([ViewNode].self, forKey: .children) ?? []
  }

  /// Whether a node in the tree, or the tree itself, meets a condition.
  func contains(where condition: (ViewNode) -> Bool) -> Bool {
    condition(self) || children.contains { $0.contains(where: condition) }
  }

  /// The last node in document order that meets a condition.
  func last(where condition: (ViewNode) -> Bool) -> ViewNode? {
    for child in children.reversed() {
      if let found = child.last(where: condition) { return found }
    }
    return condition(self) ? self : nil
  }
}

/// The place of an element on the screen, in points: an array of x, y, width and height.
struct Frame: Decodable, Equatable, Sendable {
  let x, y, width, height: Double

  var bottom: Double { y + height }
  var isEmpty: Bool { width <= 0 && height <= 0 }

  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    x = try numbers.decode(Double.self)
    y = try numbers.decode(Double.self)
    width = try numbers.decode(Double.self)
    height = try numbers.decode(Double.self)
  }
}

/// The types of elements that matter, by the raw values of `XCUIElement.ElementType`.
enum ElementType: UInt, Decodable, Sendable {
  case other = 1
  case application = 2
  case window = 4
  case sheet = 5
  case alert = 7
  case dialog = 8
  case button = 9
  case radioButton = 10
  case checkBox = 12
  case popUpButton = 14
  case menuButton = 16
  case popover = 18
  case keyboard = 19
  case navigationBar = 21
  case tabBar = 22
  case toolbar = 24
  case statusBar = 25
  case table = 26
  case collectionView = 32
  case slider = 33
  case pageIndicator = 34
  case progressIndicator = 35
  case activityIndicator = 36
  case segmentedControl = 37
  case picker = 38
  case `switch` = 40
  case toggle = 41
  case link = 42
  case image = 43
  case searchField = 45
  case scrollView = 46
  case scrollBar = 47
  case staticText = 48
  case textField = 49
  case secureTextField = 50
  case textView = 52
  case menuItem = 54
  case menuBar = 55
  case cell = 75
  case tab = 80
  case touchBar = 81

  init(from decoder: any Decoder) throws {
    self = Self(rawValue: try decoder.singleValueContainer().decode(UInt.self)) ?? .other
  }
}
