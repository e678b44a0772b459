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

  private mutating func stack(_ stack: AnyVisibleStack) -> [Place] {
    stack.routes.map { Place(.route, value($0)) }
      + (stack.presentations.first.map { presentation($0) } ?? [])
  }

  /// A presentation with what is on it.
  private mutating func presentation(_ presentation: VisiblePresentation<Any, Any>) -> [Place] {
    let kind = presentation.kind
    switch presentation {
    case .sheet(let sheet, let inner), .popover(let sheet, let inner),
      .fullScreenCover(let sheet, let inner):
      return [Place(kind, value(sheet))] + stack(inner)
    case .alert(let dialog), .confirmation(let dialog):
      let payload = dialog.value.map { describe($0) }
      return [Place(kind, .dialog(DescribedDialog(dialog, as: kind), payload))]
    }
  }
}
