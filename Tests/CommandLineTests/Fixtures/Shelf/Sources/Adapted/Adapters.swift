import ScreenNavigation

typealias AppRouter = ScreenNavigation.AppRouter<MyApp>
typealias TabRouter = ScreenNavigation.TabRouter<MyApp>
typealias ScreenPath = ScreenNavigation.ScreenPath<MyApp>
typealias DeepLinkDestination = ScreenNavigation.DeepLinkDestination<MyApp>
typealias AppTab = MyApp.Tab
typealias AppRoute = MyApp.Route
typealias Route = MyApp.Route
typealias AppSheet = MyApp.Sheet

extension ScreenNavigation.AppRouter {
  typealias SheetDestination = Schema.Sheet
  typealias AlertDestination = AlertState

  var routes: [Schema.Route] {
    get { stack }
    set { stack = newValue }
  }
  var presentedSheet: Schema.Sheet? {
    get { activeSheet }
    set { activeSheet = newValue }
  }
  var presentedAlert: AlertState? {
    get { activeAlert }
    set { activeAlert = newValue }
  }
  func presentSheet(_ sheet: Schema.Sheet) { present(sheet: sheet) }
  func presentConfirmation(_ state: ConfirmationState) { present(confirmation: state) }
}

extension ScreenNavigation.TabRouter {
  typealias Tab = Schema.Tab

  func handle(destination: ScreenNavigation.DeepLinkDestination<Schema>) { open(destination) }
  func handleAccountSwitch() { reset() }
}
