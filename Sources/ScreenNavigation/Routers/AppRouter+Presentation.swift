extension AppRouter {
  /// The presented sheet.
  ///
  /// Bind it to `sheet(item:)`. Assigning nil dismisses only a sheet. SwiftUI assigns nil late when
  /// a cover or an alert replaces a sheet, and the replacement must stay.
  public var activeSheet: Schema.Sheet? {
    get {
      guard case .sheet(let sheet, _) = observedSlot else { return nil }
      return sheet
    }
    set {
      if let newValue {
        present(sheet: newValue)
      } else {
        dismissSheet()
      }
    }
  }

  /// The presented full-screen cover.
  ///
  /// Bind it to `fullScreenCover(item:)`. Assigning nil dismisses only a cover.
  public var activeFullScreenCover: Schema.Sheet? {
    get {
      guard case .fullScreenCover(let cover, _) = observedSlot else { return nil }
      return cover
    }
    set {
      if let newValue {
        present(fullScreenCover: newValue)
      } else {
        dismissFullScreenCover()
      }
    }
  }

  /// The presented alert; assigning nil dismisses only an alert.
  public var activeAlert: AlertState? {
    get {
      guard case .alert(let alert) = observedSlot else { return nil }
      return alert
    }
    set {
      if let newValue {
        present(alert: newValue)
      } else {
        dismissAlert()
      }
    }
  }

  /// The presented confirmation; assigning nil dismisses only a confirmation.
  public var activeConfirmation: ConfirmationState? {
    get {
      guard case .confirmation(let confirmation) = observedSlot else { return nil }
      return confirmation
    }
    set {
      if let newValue {
        present(confirmation: newValue)
      } else {
        dismissConfirmation()
      }
    }
  }

  /// Presents a sheet and replaces any other presentation.
  ///
  /// - Parameter sheet: The sheet. If it has the `id` of the presented sheet, only the payload
  ///   changes, and the sheet keeps its stack.
  public func present(sheet: Schema.Sheet) {
    replaceSlot(with: Slot(.sheet(sheet), over: self))
  }

  /// Presents a full-screen cover and replaces any other presentation.
  ///
  /// - Parameter cover: The cover. If it has the `id` of the presented cover, only the payload
  ///   changes, and the cover keeps its stack.
  public func present(fullScreenCover cover: Schema.Sheet) {
    replaceSlot(with: Slot(.fullScreenCover(cover), over: self))
  }

  /// Presents an alert and replaces any other presentation.
  ///
  /// - Parameter alert: The alert. If an equal alert is presented, only its closures change.
  public func present(alert: AlertState) {
    replaceSlot(with: .alert(alert))
  }

  /// Presents a confirmation and replaces any other presentation.
  ///
  /// - Parameter confirmation: The confirmation. If an equal confirmation is presented, only its
  ///   closures change.
  public func present(confirmation: ConfirmationState) {
    replaceSlot(with: .confirmation(confirmation))
  }

  /// Dismisses the presentation.
  public func dismiss() {
    if slot != nil { replaceSlot(with: nil) }
  }

  /// Dismisses the topmost presentation, for example the upper one of two sheets.
  ///
  /// A Close button in a sheet can call it wherever the sheet is presented.
  public func dismissTopmost() {
    if let presented, presented.observedSlot != nil {
      presented.dismissTopmost()
    } else {
      dismiss()
    }
  }

  /// Dismisses a sheet; other presentations stay.
  public func dismissSheet() {
    dismiss(.sheet)
  }

  /// Dismisses a full-screen cover; other presentations stay.
  public func dismissFullScreenCover() {
    dismiss(.fullScreenCover)
  }

  /// Dismisses an alert; other presentations stay.
  public func dismissAlert() {
    dismiss(.alert)
  }

  /// Dismisses a confirmation; other presentations stay.
  public func dismissConfirmation() {
    dismiss(.confirmation)
  }

  /// Performs the action of a button of the presented alert or confirmation.
  ///
  /// It dismisses the dialog first, so that the closure can present the next dialog. If an equal
  /// dialog has replaced the button's dialog, the closure of the new dialog runs. If a different
  /// dialog has replaced it, that dialog stays.
  ///
  /// - Parameter action: The button.
  public func perform(_ action: DialogAction) {
    let current = observedSlot?.actions.first { $0.matchesTap(on: action) }
    if current != nil { dismiss() }
    (current ?? action).handler?()
  }

  func dismiss(_ kind: PresentationKind) {
    if slot?.kind == kind { replaceSlot(with: nil) }
  }
}
