/// One level of a path without its payload: a route, a presentation or an overlay.
struct PathCase: Hashable {
  enum Kind: Hashable {
    case push
    case presentation(PresentationKind)
    case overlay
  }

  let kind: Kind

  /// The names of the cases, the outermost first; none for a dialog without a value of the app.
  let names: [String]

  /// The title of a dialog without a value.
  var title: String?
}

extension PathCase {
  /// The name of the level for analytics; a title can be personal, so it is never a name.
  var screenName: String {
    if let name = names.first { return name }
    return if case .presentation(let kind) = kind { kind.rawValue } else { "" }
  }
}

extension ScreenPath {
  /// The levels of the path, from the bottom to the top; the roots of stacks have none.
  var cases: [PathCase] {
    var cases = stack.cases
    if let overlay { cases.append(PathCase(kind: .overlay, names: CaseNames.names(of: overlay))) }
    return cases
  }
}

extension StackState {
  /// The levels of the stack, from the bottom to the top.
  fileprivate var cases: [PathCase] {
    let pushes = routes.map { PathCase(kind: .push, names: CaseNames.names(of: $0)) }
    guard let presentation else { return pushes }
    return pushes + [presentation.level] + (presentation.inner?.cases ?? [])
  }
}

extension Presentation {
  /// The level of the presentation, without what is over it.
  fileprivate var level: PathCase {
    let kind = PathCase.Kind.presentation(kind)
    switch self {
    case .sheet(let sheet, _), .fullScreenCover(let sheet, _):
      return PathCase(kind: kind, names: CaseNames.names(of: sheet))
    case .alert(let alert): return Self.level(kind, alert.title, alert.value)
    case .confirmation(let question): return Self.level(kind, question.title, question.value)
    }
  }

  private static func level(_ kind: PathCase.Kind, _ title: String, _ value: Any?) -> PathCase {
    guard let value else { return PathCase(kind: kind, names: [], title: title) }
    return PathCase(kind: kind, names: CaseNames.names(of: value))
  }
}
