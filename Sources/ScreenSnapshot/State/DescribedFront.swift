/// What is in front: the frontmost route, presentation, tab, flow or overlay.
struct DescribedFront: Hashable {
  /// The kind and the case, without its payload.
  let name: String

  private let kind: String
  private let value: DescribedValue?

  init(of state: DescribedState) {
    let (kind, value): (String, DescribedValue?) =
      if let overlay = state.overlay {
        ("overlay", overlay)
      } else if let top = state.stack.topmost {
        top.stack.routes.last.map { ("route", $0) } ?? (top.kind.rawValue, top.value)
      } else if let route = state.stack.routes.last {
        ("route", route)
      } else {
        state.tab.map { ("tab", $0) } ?? ("flow", state.flow)
      }
    (self.kind, self.value) = (kind, value)
    name = "\(kind) \(value.map { $0.nameWithoutPayload } ?? "")"
  }

  /// The kind and the case with the form of its payload: which parts are nil, a text or a number.
  var form: String { "\(kind) \(value.map { $0.form } ?? "")" }

  static func == (one: DescribedFront, other: DescribedFront) -> Bool {
    one.name == other.name && one.value == other.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

extension DescribedFront {
  /// Whether a text begins like the name of what is in front: `route bookDetail`.
  static func isName(_ text: String) -> Bool {
    kinds.contains { text.hasPrefix("\($0) ") }
  }

  private static let kinds =
    ["overlay", "route", "tab", "flow"] + DescribedPresentation.Kind.allCases.map(\.rawValue)
}

extension DescribedValue {
  /// The short form without texts and numbers, and the title of a dialog without what it quotes.
  fileprivate var form: String {
    let text = shortForm.text
    if text.hasPrefix("“") { return String(text.dropFirst()).replacing(/“[^“”]*”/, with: "_") }
    return text.replacing(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.]*/, with: "_")
  }

  /// The name of a case; the title of a dialog stays whole.
  var nameWithoutPayload: String {
    let text = shortForm.text
    return text.hasPrefix("“") ? text : String(text.prefix { $0 != "(" })
  }
}
