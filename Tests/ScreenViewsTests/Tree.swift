import Foundation

/// An element of a tree as a user interface test exports it.
struct Tree: Encodable, Sendable {
  var type: UInt
  var identifier: String?
  var label: String?
  var value: String?
  var placeholder: String?
  var frame: [Double]
  var enabled = true
  var selected = false
  var children: [Tree] = []

  init(
    _ type: Kind, _ label: String? = nil, id identifier: String? = nil, value: String? = nil,
    frame: [Double] = [0, 100, 393, 44], _ children: [Tree] = []
  ) {
    self.type = type.rawValue
    (self.label, self.identifier, self.value) = (label, identifier, value)
    (self.frame, self.children) = (frame, children)
  }

  init(_ type: Kind, _ children: [Tree]) { self.init(type, nil, id: nil, children) }

  /// The types of elements by their numbers in XCTest.
  enum Kind: UInt {
    case other = 1
    case application = 2
    case window = 4
    case sheet = 5
    case alert = 7
    case button = 9
    case popover = 18
    case keyboard = 19
    case key = 20
    case navigationBar = 21
    case tabBar = 22
    case collectionView = 32
    case slider = 33
    case progressIndicator = 35
    case activityIndicator = 36
    case segmentedControl = 37
    case `switch` = 40
    case image = 43
    case searchField = 45
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case cell = 75
  }
}

extension Tree {
  static let screen: [Double] = [0, 0, 393, 852]

  /// The tree of an app with some elements on its only screen.
  static func app(_ children: Tree...) -> Tree {
    Tree(
      .application, "App", frame: screen,
      [Tree(.window, frame: screen, [Tree(.other, frame: screen, children)])])
  }

  /// A bar with the shape that XCTest has for it.
  static func bar(_ title: String, back: String? = nil, _ buttons: Tree...) -> Tree {
    let backButton = back.map { Tree(.button, $0, id: "BackButton") }
    return Tree(
      .navigationBar, id: title,
      [backButton].compactMap(\.self) + [Tree(.staticText, title)] + buttons)
  }

  static func list(_ cells: Tree...) -> Tree {
    Tree(.collectionView, frame: [0, 0, 393, 852], cells)
  }

  static func cell(_ children: Tree...) -> Tree { Tree(.cell, [Tree(.other, children)]) }

  static func text(_ text: String) -> Tree { Tree(.staticText, text) }

  /// A button that repeats its label in a text.
  static func button(_ label: String, id: String? = nil) -> Tree {
    Tree(.button, label, id: id, [text(label)])
  }
}

extension Encodable {
  var jsonData: Data { get throws { try JSONEncoder().encode(self) } }
}
