extension AppRouter {
  /// What is presented, with the live router of a sheet or cover in place of its state.
  enum Slot {
    case sheet(Schema.Sheet, AppRouter)
    case fullScreenCover(Schema.Sheet, AppRouter)
    case alert(AlertState)
    case confirmation(ConfirmationState)
  }
}

extension AppRouter.Slot {
  /// Makes what the value says, with a new router for a sheet or cover.
  ///
  /// - Parameters:
  ///   - presentation: What to present.
  ///   - old: What was presented; a sheet with the same kind and `id` goes on with its router.
  init(_ presentation: Presentation<Schema>, keepingRouterOf old: AppRouter<Schema>.Slot? = nil) {
    switch presentation {
    case .sheet(let sheet, let inner):
      self = .sheet(sheet, old?.router(ofSheet: sheet) ?? AppRouter(inner))
    case .fullScreenCover(let cover, let inner):
      self = .fullScreenCover(cover, old?.router(ofCover: cover) ?? AppRouter(inner))
    case .alert(let alert): self = .alert(alert)
    case .confirmation(let confirmation): self = .confirmation(confirmation)
    }
  }

  /// The slot as a value.
  @MainActor
  var presentation: Presentation<Schema> {
    switch self {
    case .sheet(let sheet, let router): .sheet(sheet, router.state)
    case .fullScreenCover(let cover, let router): .fullScreenCover(cover, router.state)
    case .alert(let alert): .alert(alert)
    case .confirmation(let confirmation): .confirmation(confirmation)
    }
  }

  /// Which of the four it is.
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

  /// The router to go on with, where this is a sheet with the same identity.
  func router(ofSheet sheet: Schema.Sheet) -> AppRouter<Schema>? {
    guard case .sheet(let current, let router) = self, current.id == sheet.id else { return nil }
    return router
  }

  /// The router to go on with, where this is a cover with the same identity.
  func router(ofCover cover: Schema.Sheet) -> AppRouter<Schema>? {
    guard case .fullScreenCover(let current, let router) = self, current.id == cover.id
    else { return nil }
    return router
  }
}

extension Presentation {
  /// The state of the stack inside of a sheet or cover.
  var inner: StackState<Schema>? {
    switch self {
    case .sheet(_, let inner), .fullScreenCover(_, let inner): inner
    case .alert, .confirmation: nil
    }
  }
}
