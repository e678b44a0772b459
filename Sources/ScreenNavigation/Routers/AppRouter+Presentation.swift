extension AppRouter {
  /// The sheet, where the slot holds one.
  ///
  /// Bind it to `sheet(item:)`. Assigning nil dismisses a sheet and nothing else: SwiftUI writes
  /// nil late when a sheet gives way to a cover or an alert, which stay.
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

  /// The full-screen cover, where the slot holds one.
  ///
  /// Bind it to `fullScreenCover(item:)`. Assigning nil dismisses a cover and nothing else.
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

  /// The alert, where the slot holds one.
  ///
  /// Assigning nil dismisses an alert and nothing else.
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

  /// The confirmation, where the slot holds one.
  ///
  /// Assigning nil dismisses a confirmation and nothing else.
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

  /// Presents a sheet in place of whatever is presented.
  ///
  /// - Parameter sheet: The sheet. With the `id` of the one that is presented it replaces its
  ///   payload, and the stack inside stays.
  public func present(sheet: Schema.Sheet) {
    replaceSlot(with: Slot(.sheet(sheet), over: self))
  }

  /// Presents a full-screen cover in place of whatever is presented.
  ///
  /// - Parameter cover: The cover; see ``present(sheet:)`` for one with an `id` that is presented.
  public func present(fullScreenCover cover: Schema.Sheet) {
    replaceSlot(with: Slot(.fullScreenCover(cover), over: self))
  }

  /// Presents an alert in place of whatever is presented.
  ///
  /// - Parameter alert: The alert. An equal one takes over with its closures.
  public func present(alert: AlertState) {
    replaceSlot(with: .alert(alert))
  }

  /// Presents a confirmation in place of whatever is presented.
  ///
  /// - Parameter confirmation: The confirmation. An equal one takes over with its closures.
  public func present(confirmation: ConfirmationState) {
    replaceSlot(with: .confirmation(confirmation))
  }

  /// Dismisses whatever is presented.
  public func dismiss() {
    replaceSlot(with: nil)
  }

  /// Dismisses what lies over everything else: of a sheet over a sheet, the upper one.
  ///
  /// What a button inside of a sheet does to close it, wherever the sheet is presented.
  public func dismissTopmost() {
    if let presented, presented.observedSlot != nil {
      presented.dismissTopmost()
    } else {
      dismiss()
    }
  }

  /// Dismisses a sheet, and nothing else.
  public func dismissSheet() {
    dismiss(.sheet)
  }

  /// Dismisses a full-screen cover, and nothing else.
  public func dismissFullScreenCover() {
    dismiss(.fullScreenCover)
  }

  /// Dismisses an alert, and nothing else.
  public func dismissAlert() {
    dismiss(.alert)
  }

  /// Dismisses a confirmation, and nothing else.
  public func dismissConfirmation() {
    dismiss(.confirmation)
  }

  /// Does what a button of the presented alert or confirmation says.
  ///
  /// The dialog is dismissed first, then the closure runs, so it may present the next one. Of an
  /// alert that gave way to an equal one, it is the new one's closure. A dialog without such a
  /// button stays: it replaced the one that the button was of.
  ///
  /// - Parameter action: The button.
  public func perform(_ action: DialogAction) {
    let current = observedSlot?.actions.first { $0.matchesTap(on: action) }
    if current != nil { dismiss() }
    (current ?? action).handler?()
  }

  private func dismiss(_ kind: PresentationKind) {
    guard observedSlot?.kind == kind else { return }
    replaceSlot(with: nil)
  }
}
