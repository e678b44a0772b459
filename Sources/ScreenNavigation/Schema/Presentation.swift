/// What lies over a stack: one of four, so two at once cannot be said.
///
/// A sheet and a cover carry a stack of their own, which may present in its turn: sheet over
/// sheet is recursion.
public indirect enum Presentation<Schema: NavigationSchema>: Sendable {
  /// A card over the stack.
  case sheet(Schema.Sheet, StackState<Schema> = StackState())

  /// A screen that hides the stack.
  case fullScreenCover(Schema.Sheet, StackState<Schema> = StackState())

  /// A message with buttons.
  case alert(AlertState)

  /// A question with buttons, one of which is usually destructive.
  case confirmation(ConfirmationState)

  /// Which of the four it is.
  public var kind: PresentationKind {
    switch self {
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .alert: .alert
    case .confirmation: .confirmation
    }
  }
}

extension Presentation: Equatable where Schema.Sheet: Equatable {}
extension Presentation: Hashable where Schema.Sheet: Hashable {}

/// The kinds of ``Presentation``.
public enum PresentationKind: String, CaseIterable, Sendable {
  /// See ``Presentation/sheet(_:_:)``.
  case sheet

  /// See ``Presentation/fullScreenCover(_:_:)``.
  case fullScreenCover

  /// See ``Presentation/alert(_:)``.
  case alert

  /// See ``Presentation/confirmation(_:)``.
  case confirmation

  /// The kind in a sentence, with its article.
  var phrase: String {
    switch self {
    case .sheet: "a sheet"
    case .fullScreenCover: "a full-screen cover"
    case .alert: "an alert"
    case .confirmation: "a confirmation"
    }
  }
}
