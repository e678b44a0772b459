/// The words of a control golden for an effect.
struct ControlEffectText: Equatable {
  /// The words beside the control.
  var effect = ""

  /// The lines of payloads that are too long for the row.
  var block: [String] = []

  /// How much of an effect two controls have in common, from least to most.
  enum Detail: CaseIterable {
    /// `dismiss, then pop` for `dismiss 2, then pop 3`: the count depends on the screen.
    case withoutCounts
    /// `push author` for `push author(id: "a")`.
    case withoutPayloads
    case complete
    /// With the lines of long payloads.
    case withBlocks
  }

  func words(_ detail: Detail) -> String {
    switch detail {
    case .withoutCounts: Self.withoutCounts(Self.withoutPayloads(effect))
    case .withoutPayloads: Self.withoutPayloads(effect)
    case .complete: effect
    case .withBlocks: ([effect] + block).joined(separator: "\n")
    }
  }
}

extension ControlEffectText {
  private static func withoutCounts(_ effect: String) -> String {
    effect.split(separator: ", then ").map { step in
      let words = step.split(separator: " ")
      let isCounted =
        words.count >= 2 && ["pop", "dismiss"].contains(words[0])
        && words[1].allSatisfy(\.isNumber)
      return isCounted ? ([words[0]] + words.dropFirst(2)).joined(separator: " ")[...] : step
    }.joined(separator: ", then ")
  }

  /// Removes the parentheses after names; those in titles and in strings stay.
  static func withoutPayloads(_ effect: String) -> String {
    var result = ""
    var depth = 0
    var quotes = 0
    var isInString = false
    var isEscaped = false
    for character in effect {
      if isInString {
        if !isEscaped, character == "\"" { isInString = false }
        isEscaped = !isEscaped && character == "\\"
        if depth == 0 { result.append(character) }
        continue
      }
      switch character {
      case "“" where depth == 0: quotes += 1
      case "”" where depth == 0: quotes -= 1
      case "\"" where quotes == 0: isInString = true
      case "(" where depth > 0: depth += 1
      case "(" where quotes == 0 && result.last.map { $0 != " " } ?? false: depth = 1
      case ")" where depth > 0:
        depth -= 1
        continue
      default: break
      }
      if depth == 0 { result.append(character) }
    }
    return depth == 0 && quotes == 0 ? result : effect
  }
}
