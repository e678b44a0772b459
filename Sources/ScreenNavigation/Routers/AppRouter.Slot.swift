extension AppRouter {
  /// The presentation, with the live router of a sheet or cover instead of its state.
  indirect enum Slot: Sendable {
    case sheet(Schema.Sheet, AppRouter)
    case fullScreenCover(Schema.Sheet, AppRouter)
    case alert(AlertState)
    case confirmation(ConfirmationState)
  }
}

extension AppRouter.Slot {
  /// Creates the slot for a presentation over the stack of a router.
  ///
  /// A sheet or cover keeps the router of a presented one with the same kind and `id`. Otherwise it
  /// gets a new router.
  @MainActor
  init(_ presentation: Presentation<Schema>, over presenter: AppRouter<Schema>) {
    self.init(
      presentation, keepingRouterOf: presenter.slot, at: presenter.place.presented,
      reporter: presenter.reporter)
  }

  /// Creates the slot for a presentation, and keeps the router of a sheet or cover with the same
  /// `id`.
  init(
    _ presentation: Presentation<Schema>, keepingRouterOf old: AppRouter<Schema>.Slot? = nil,
    at place: StackPlace<Schema>, reporter: EventReporter<Schema>?
  ) {
    func router(_ current: AppRouter<Schema>?, _ inner: StackState<Schema>) -> AppRouter<Schema> {
      current ?? AppRouter(inner, at: place, reporter: reporter)
    }
    switch presentation {
    case .sheet(let sheet, let inner):
      self = .sheet(sheet, router(old?.router(ofSheet: sheet), inner))
    case .fullScreenCover(let cover, let inner):
      self = .fullScreenCover(cover, router(old?.router(ofCover: cover), inner))
    case .alert(let alert): self = .alert(alert)
    case .confirmation(let confirmation): self = .confirmation(confirmation)
    }
  }

  /// The slot as a value, without registering the reader as an observer.
  @MainActor
  var presentation: Presentation<Schema> {
    switch self {
    case .sheet(let sheet, let router): .sheet(sheet, router.unobservedState)
    case .fullScreenCover(let cover, let router): .fullScreenCover(cover, router.unobservedState)
    case .alert(let alert): .alert(alert)
    case .confirmation(let confirmation): .confirmation(confirmation)
    }
  }

  /// The kind of presentation.
  var kind: PresentationKind {
    switch self {
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .alert: .alert
    case .confirmation: .confirmation
    }
  }

  /// The router of the sheet or cover.
  var router: AppRouter<Schema>? {
    switch self {
    case .sheet(_, let router), .fullScreenCover(_, let router): router
    case .alert, .confirmation: nil
    }
  }

  /// The buttons of the alert or confirmation.
  var actions: [DialogAction] {
    switch self {
    case .alert(let alert): alert.actions
    case .confirmation(let confirmation): confirmation.actions
    case .sheet, .fullScreenCover: []
    }
  }

  /// Returns the router to keep if this is a sheet with the same `id`.
  func router(ofSheet sheet: Schema.Sheet) -> AppRouter<Schema>? {
    guard case .sheet(let current, let router) = self, current.id == sheet.id else { return nil }
    return router
  }

  /// Returns the router to keep if this is a cover with the same `id`.
  func router(ofCover cover: Schema.Sheet) -> AppRouter<Schema>? {
    guard case .fullScreenCover(let current, let router) = self, current.id == cover.id
    else { return nil }
    return router
  }
}

extension Presentation {
  /// The state of the stack inside a sheet or cover.
  var inner: StackState<Schema>? {
    switch self {
    case .sheet(_, let inner), .fullScreenCover(_, let inner): inner
    case .alert, .confirmation: nil
    }
  }
}
