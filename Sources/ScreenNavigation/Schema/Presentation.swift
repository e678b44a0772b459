/// The one thing that is presented over a stack.
///
/// A sheet and a cover have their own stack, which can present the next sheet.
public indirect enum Presentation<Schema: NavigationSchema>: Sendable {
  /// A sheet over the stack.
  case sheet(Schema.Sheet, StackState<Schema> = StackState())

  /// A screen that hides the stack.
  case fullScreenCover(Schema.Sheet, StackState<Schema> = StackState())

  /// A message with buttons.
  case alert(AlertState)

  /// A question with buttons, usually with a destructive one.
  case confirmation(ConfirmationState)

  /// The kind of presentation.
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

  /// The kind with its article, for use in a sentence.
  var phrase: String {
    switch self {
    case .sheet: "a sheet"
    case .fullScreenCover: "a full-screen cover"
    case .alert: "an alert"
    case .confirmation: "a confirmation"
    }
  }
}
