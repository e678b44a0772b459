import ScreenPayloads

/// Describes visible states.
struct StateDescriber {
  private var payloads: PayloadDescriber

  /// Creates a describer; `redaction` has the secrets of texts.
  init(redaction: Redaction, qualifying cases: QualifiedCases = .none) {
    payloads = PayloadDescriber(redaction: redaction, qualifying: cases)
  }

  mutating func describe(_ state: AnyVisibleState) -> DescribedState {
    DescribedState(
      flow: state.flow.map { describe($0) }, tabs: state.tabs.map { describe($0) },
      tab: state.tab.map { describe($0) }, stack: describe(state.stack),
      overlay: state.overlay.map { describe($0) })
  }

  private mutating func describe(_ value: Any) -> DescribedValue {
    .named(payloads.describe(value))
  }

  private mutating func describe(_ stack: AnyVisibleStack) -> DescribedStack {
    DescribedStack(
      routes: stack.routes.map { describe($0) },
      presentation: stack.presentations.first.map { describe($0) })
  }

  private mutating func describe(
    _ presentation: VisiblePresentation<Any, Any>
  ) -> DescribedPresentation {
    switch presentation {
    case .sheet(let sheet, let inner):
      DescribedPresentation(kind: .sheet, value: describe(sheet), stack: describe(inner))
    case .popover(let popover, let inner):
      DescribedPresentation(kind: .popover, value: describe(popover), stack: describe(inner))
    case .fullScreenCover(let cover, let inner):
      DescribedPresentation(kind: .cover, value: describe(cover), stack: describe(inner))
    case .alert(let dialog): describe(dialog, as: .alert)
    case .confirmation(let dialog): describe(dialog, as: .confirmation)
    }
  }

  private mutating func describe(
    _ dialog: VisibleDialog, as kind: DescribedPresentation.Kind
  ) -> DescribedPresentation {
    let value = dialog.value.map { payloads.describe($0) }
    return DescribedPresentation(
      kind: kind, value: .dialog(DescribedDialog(dialog, as: kind), value))
  }
}
