extension VisiblePresentation {
  /// The kind in the words of a path.
  package var kind: Place.Kind {
    switch self {
    case .sheet: .sheet
    case .popover: .popover
    case .fullScreenCover: .cover
    case .alert: .alert
    case .confirmation: .confirmation
    }
  }

  /// The sheet, popover or cover, and the stack in it; nil for a dialog.
  package var content: (sheet: Sheet, stack: VisibleStack<Route, Sheet>)? {
    switch self {
    case .sheet(let sheet, let stack), .popover(let sheet, let stack),
      .fullScreenCover(let sheet, let stack):
      (sheet, stack)
    case .alert, .confirmation: nil
    }
  }

  /// The dialog; nil for a sheet, popover or cover.
  var dialog: VisibleDialog? {
    switch self {
    case .alert(let dialog), .confirmation(let dialog): dialog
    case .sheet, .popover, .fullScreenCover: nil
    }
  }
}

extension VisibleStack {
  /// The sheet, popover or cover over the stack.
  package var sheet: Sheet? { presentations.first?.content?.sheet }

  /// The stack in the sheet, popover or cover over this one.
  package var inner: VisibleStack? { presentations.first?.content?.stack }

  /// The dialog over the stack.
  package var dialog: VisibleDialog? { presentations.first?.dialog }
}
