public struct ScreenPath {
  let tab: AppTab?
  let routes: [AppRoute]
  let sheet: AppSheet?
  let fullScreenCover: AppSheet?

  init(
    tab: AppTab? = nil, routes: [AppRoute] = [], sheet: AppSheet? = nil,
    fullScreenCover: AppSheet? = nil
  ) {
    self.tab = tab
    self.routes = routes
    self.sheet = sheet
    self.fullScreenCover = fullScreenCover
  }
}

public enum AppScreen: String, CaseIterable, Identifiable, Sendable {
  case noteList
  case noteDetail
  case noteCreateSheet
  case noteEditSheet
  case search
  case settings

  public var id: String { rawValue }

  var navigationPath: ScreenPath {
    switch self {
    case .noteList: ScreenPath(tab: .notes)
    case .noteDetail: ScreenPath(tab: .notes, routes: [.noteDetail(.fixture)])
    case .noteCreateSheet: ScreenPath(tab: .notes, sheet: .noteCreate)
    case .noteEditSheet: ScreenPath(tab: .notes, sheet: .noteEdit(.fixture))
    case .search: ScreenPath(tab: .search)
    case .settings: ScreenPath(tab: .settings)
    }
  }
}
