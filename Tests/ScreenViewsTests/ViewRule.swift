/// How a tree has what a content declares in another way.
///
/// The code that follows a rule names it in a comment.
enum ViewRule: String, CaseIterable, Sendable {
  case system, front, title, back, overflow, tabs, rows, repeats, labels, toggles, secureFields,
    emptyFields, percentages, menus, headings, lists, alerts, dialogs, cancel, pictures

  /// What the tree has, what the content has, and when they are the same: a row in the article.
  var row: String {
    switch self {
    case .system:
      "a keyboard, a status bar, a scroll bar, the handle of a sheet, an element without a size | nothing | always"
    case .front:
      "several containers with a bar | one screen | it is the last container, or the one beside a sidebar"
    case .title:
      "the identifier of the navigation bar, or a text in it | the title | the texts are equal"
    case .back:
      "a back button | the title of the screen beneath | the button has this title or “Back”"
    case .overflow:
      "a bar that is too narrow, with a button for the rest | the buttons of the bar | unknown for buttons that the bar lacks"
    case .tabs:
      "the buttons of a tab bar, or the cells of a sidebar | the tabs | the titles and their order are equal; a sheet can hide them"
    case .rows:
      "a button, or a cell or a text in a list | a row or a link | its label joins the texts with commas"
    case .repeats:
      "a text, an image or a control inside of a control | the label of the control | it repeats the label"
    case .labels:
      "a text beside a field, slider, picker or toggle | its label | the texts are equal"
    case .toggles:
      "a toggle with the value 1 or 0 | a toggle that is on or off | 1 is on, and 0 is off"
    case .secureFields:
      "a secure field with any text | a secure field with a text | always"
    case .emptyFields:
      "a field whose value is its placeholder or its label | an empty field | always"
    case .percentages:
      "the percentage of a slider or a progress bar | its value | the percentages are equal"
    case .menus:
      "a menu or a picker that is closed | its items or options | unknown"
    case .headings:
      "a heading in capital letters | the title of a section | the letters are equal, small or capital"
    case .lists:
      "the rows of a list that fit | all of its rows | the rows are equal; unknown below the last row that is in both"
    case .alerts:
      "an alert | an alert | its label, or a text in it, is the title"
    case .dialogs:
      "a sheet, or a popover without a bar if the content has a dialog | a confirmation | its label, or a text in it, is the title"
    case .cancel:
      "a confirmation without a cancel button | a confirmation with one | always"
    case .pictures:
      "an image, or a text that describes it | a picture | always"
    }
  }
}
