import ScreenNavigation

@MainActor
func tell(about outcome: DeepLinkOutcome, in app: FlowRouter<Shelf>) {
  switch outcome {
  case .openedFallback(let reason):
    app.current.present(alert: AlertState(title: "Not Found", message: reason))
  case .refused(let reason):
    app.current.present(alert: AlertState(title: "Link Not Opened", message: reason))
  case .opened, .waiting, .superseded: break
  }
}
