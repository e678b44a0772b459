import ScreenNavigation

typealias RouterPath = ScreenNavigation.AppRouter<Timeline>
typealias TabRouter = ScreenNavigation.TabRouter<Timeline>
typealias AppTab = Timeline.Tab
typealias Route = Timeline.Route
typealias SheetDestination = Timeline.Sheet

extension ScreenNavigation.AppRouter {
  var path: [Schema.Route] {
    get { stack }
    set { stack = newValue }
  }
  var presentedSheet: Schema.Sheet? {
    get { activeSheet }
    set { activeSheet = newValue }
  }
}
