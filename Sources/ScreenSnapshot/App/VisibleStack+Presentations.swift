extension VisibleStack {
  /// The sheet, popover or cover over the stack.
  package var sheet: Sheet? {
    switch presentations.first {
    case .sheet(let sheet, _), .popover(let sheet, _), .fullScreenCover(let sheet, _): sheet
    case nil, .alert, .confirmation: nil
    }
  }

  /// The stack in the sheet, popover or cover over this one.
  package var inner: VisibleStack? {
    switch presentations.first {
    case .sheet(_, let inner), .popover(_, let inner), .fullScreenCover(_, let inner): inner
    case nil, .alert, .confirmation: nil
    }
  }

  /// The dialog over the stack.
  package var dialog: VisibleDialog? {
    switch presentations.first {
    case .alert(let dialog), .confirmation(let dialog): dialog
    case nil, .sheet, .popover, .fullScreenCover: nil
    }
  }
}
