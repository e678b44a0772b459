@testable import ScreenPayloads
@testable import ScreenSnapshot

enum FrontMatterText {
  static func of<Flow, Tab, Route, Sheet, Overlay>(
    _ screen: String, _ state: VisibleFlowState<Flow, Tab, Route, Sheet, Overlay>
  ) -> String {
    var describer = PayloadDescriber(redaction: .standard)
    return FrontMatter(of: screen, in: describer.state(state.erased)).text
  }
}

enum AppFlow { case onboarding, main }

enum AppTab: CaseIterable { case library, search }

enum AppRoute: Hashable {
  case settings
  case about(page: Int)
  case bookDetail(Volume)
}

enum AppSheet {
  enum Genre { case fiction, poetry }

  case welcome
  case bookEdit(Volume)
  case filter([Genre])
}

enum AppOverlay { case success(message: String) }

struct Volume: Hashable {
  var id: String
  var title: String
  var author: String
  var pages: Int
}
