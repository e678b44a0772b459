/// Where a control is on the frontmost screen, apart from its text.
package enum ControlPlace: Hashable, Sendable {
  /// A button of the bar, or an item of a menu there, which a picture does not show.
  case leading(Int)
  case trailing(Int)

  /// The positions of an element, in sections from the outside in.
  ///
  /// The item counts in the menu of the element and the menus in it; nil for any other element.
  case element([Int], item: Int?)
  case dialogButton(Int)

  /// The back button, or a gesture, which a picture does not show.
  case back
  case tab(Int)
}
