/// A habit of the platforms: how a tree says what a content declares in another way.
///
/// The code that follows a rule names it.
package enum ViewRule: String, CaseIterable, Sendable {
  case system, front, title, back, overflow, tabs, rows, repeats, labels, toggles, secureFields,
    emptyFields, percentages, menus, headings, lists, dialogs, cancel, pictures

  package var sentence: String {
    switch self {
    case .system:
      "Keyboards, status bars, scroll bars, grabbers, and elements without a size are not content."
    case .front: "The last of several containers with a bar is in front, or beside a sidebar."
    case .title: "The title is the identifier of the navigation bar, or a text in it."
    case .back: "The back button has the title of the screen beneath, or “Back”."
    case .overflow:
      "A bar that is too narrow has a button for the rest, so that missing buttons are unknown."
    case .tabs:
      "Tabs are the buttons of a tab bar or the cells of a sidebar; a sheet can hide them."
    case .rows: "A row is a button, a cell or a text, whose label joins its texts with commas."
    case .repeats:
      "A control repeats its label in the texts, images and controls inside of it."
    case .labels: "The label of a field, slider, picker or toggle can be a text beside it."
    case .toggles: "A toggle has the value 1 or 0."
    case .secureFields: "A secure field has dots."
    case .emptyFields: "An empty field has its placeholder as its value."
    case .percentages: "A slider and a progress bar have a percentage."
    case .menus: "The items of a menu, and the options of a picker, are missing until it opens."
    case .headings: "A heading can be in capital letters."
    case .lists:
      "A list has the rows that fit, so that what is below its last row is unknown."
    case .dialogs:
      "A dialog is an alert, a sheet, or a popover without a bar, and its title can be its label."
    case .cancel: "A confirmation can leave out its cancel button."
    case .pictures: "Pictures are not compared, and a text can describe one."
    }
  }
}
