/// How a tree has what a content declares in another way.
///
/// The raw value is a row in the article: what the tree has, what the content has, and when they are the same. The code
/// that follows a rule names it in a comment.
enum ViewRule: String, CaseIterable, Sendable {
  case system =
    "a keyboard, a status or scroll bar, the handle of a sheet, anything without a size | nothing | always"
  case front = "several containers with a bar | one screen | it is the last, or beside a sidebar"
  case title = "the identifier of the bar, or a text in it | the title | equal"
  case back = "a back button | the title beneath | it has this title or “Back”"
  case overflow = "a bar with a button for the rest | its buttons | unknown for those it lacks"
  case tabs = "a tab bar or sidebar | the tabs | titles, order and selection are equal"
  case rows =
    "a button, or a cell or text in a list | a row or link | its label joins the texts with commas"
  case repeats = "texts inside of a control | its label | equal"
  case labels = "a text in front of a control | its label | equal"
  case toggles = "a toggle with 1 or 0 | a toggle | 1 is on"
  case secureFields = "a secure field with a text | one with a text | always"
  case emptyFields = "a field whose value is its placeholder or label | an empty field | always"
  case percentages = "the percentage of a slider or progress bar | its value | equal"
  case menus = "a closed menu or picker | its items or options | unknown"
  case headings = "a heading | the title of a section | equal, in small or capital letters"
  case lists = "the rows of a list that fit | all of them | equal; unknown below the last in both"
  case alerts = "an alert | an alert | its label, or a text in it, is the title"
  case dialogs = "a sheet, or a popover without a bar | a confirmation | as for alerts"
  case cancel = "a confirmation without a cancel button | one with it | always"
  case pictures = "an image, or a text that describes it | a picture | always"
}
