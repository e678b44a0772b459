import ScreenPayloads

extension PayloadDescriber {
  /// Describes a visible state.
  mutating func state(_ state: AnyVisibleState) -> DescribedState {
    DescribedState(
      flow: state.flow.map { value($0) }, tabs: state.tabs.map { value($0) },
      tab: state.tab.map { value($0) }, stack: stack(state.stack),
      overlay: state.overlay.map { value($0) })
  }

  private mutating func value(_ value: Any) -> DescribedValue { .named(describe(value)) }

  private mutating func stack(_ stack: AnyVisibleStack) -> DescribedStack {
    DescribedStack(
      routes: stack.routes.map { value($0) },
      presentation: stack.presentations.first.map { presentation($0) })
  }

  private mutating func presentation(
    _ presentation: VisiblePresentation<Any, Any>
  ) -> DescribedPresentation {
    let kind = presentation.kind
    switch presentation {
    case .sheet(let sheet, let inner), .popover(let sheet, let inner),
      .fullScreenCover(let sheet, let inner):
      return DescribedPresentation(kind: kind, value: value(sheet), stack: stack(inner))
    case .alert(let dialog), .confirmation(let dialog):
      let payload = dialog.value.map { describe($0) }
      return DescribedPresentation(
        kind: kind, value: .dialog(DescribedDialog(dialog, as: kind), payload))
    }
  }
}
