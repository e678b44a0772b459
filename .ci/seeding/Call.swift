/// An argument: its label, or nil, and the tokens of its value.
struct Argument {
  let label: String?
  let value: Range<Int>
}

/// A call: `receiver.name(arguments) { closure } label: { closure }`, in token indices.
struct Call {
  let name: String
  let nameIndex: Int

  /// The first token of the receiver, or the name.
  let start: Int

  /// The last token.
  let end: Int
  let arguments: [Argument]

  /// The opening braces of the trailing closures.
  let closures: [Int]

  /// The receiver's names, such as `self`, `routing`; empty for `.name(…)`.
  let receiver: [String]
  let isImplicitMember: Bool
  let isDeclarationOrPattern: Bool
}

/// A function that returns nothing, with its body in token indices.
struct Function {
  let name: String
  let body: Range<Int>
}

extension Source {
  func calls() -> [Call] {
    tokens.indices.compactMap { call(at: $0) }
  }

  private func call(at index: Int) -> Call? {
    guard let first = token(index).first, first.isLetter, !Names.headers.contains(token(index)),
      !Names.keywords.contains(token(index)), ["(", "{"].contains(token(index + 1)),
      !tokens[index + 1].startsLine
    else { return nil }
    let start = startOfChain(to: index)
    let isImplicit = token(start) == "."
    let before = token(start - 1)
    var end = index
    var arguments: [Argument] = []
    if token(index + 1) == "(" {
      end = partner[index + 1] ?? index + 1
      arguments = self.arguments(from: index + 1)
    }
    var closures: [Int] = []
    if !isInHeader(start) {
      if token(end + 1) == "{" {
        closures.append(end + 1)
        end = partner[end + 1] ?? end
      }
      while !closures.isEmpty, token(end + 2) == ":", token(end + 3) == "{" {
        closures.append(end + 3)
        end = partner[end + 3] ?? end
      }
    }
    if closures.isEmpty && token(index + 1) == "{" { return nil }
    return Call(
      name: token(index), nameIndex: index, start: before == "try" ? start - 1 : start, end: end,
      arguments: arguments,
      closures: closures,
      receiver: (start..<index).map { token($0) }.filter { $0.first?.isWordPart == true },
      isImplicitMember: isImplicit,
      isDeclarationOrPattern: ["func", "case", "init"].contains(before))
  }

  /// The first token of `a.b?.c(…).name`.
  private func startOfChain(to index: Int) -> Int {
    var start = index
    while token(start - 1) == "." {
      var previous = start - 2
      if token(previous) == "?" { previous -= 1 }
      if token(previous) == ")", let open = partner[previous] { previous = open - 1 }
      guard let first = token(previous).first, first.isWordPart,
        !Names.keywords.contains(token(previous)), !tokens[start - 1].startsLine
      else { return start - 1 }
      start = previous
    }
    return start
  }

  /// Whether a token is in the condition of a statement such as `if`, where a brace opens a body.
  private func isInHeader(_ index: Int) -> Bool {
    var index = index - 1
    while index >= 0, !["{", "}", "(", "[", ";"].contains(token(index)) {
      if Names.headers.contains(token(index)) { return true }
      if token(index) == ")" || token(index) == "]" { index = partner[index] ?? index }
      if tokens[index].startsLine && token(index) != "." { break }
      index -= 1
    }
    return index >= 0 && Names.headers.contains(token(index))
  }

  private func arguments(from open: Int) -> [Argument] {
    ranges(inside: open).map { range in
      let hasLabel =
        range.count > 2 && token(range.lowerBound + 1) == ":"
        && token(range.lowerBound).first?.isLetter == true
      return Argument(
        label: hasLabel ? token(range.lowerBound) : nil,
        value: hasLabel ? range.lowerBound + 2..<range.upperBound : range)
    }
  }

  /// The parts between the commas inside a bracket.
  func ranges(inside open: Int) -> [Range<Int>] {
    guard let close = partner[open] else { return [] }
    var parts: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < close {
      if ["(", "[", "{"].contains(token(index)) { index = partner[index] ?? index }
      if token(index) == "," {
        parts.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < close { parts.append(start..<close) }
    return parts
  }

  /// The functions with a body that return nothing.
  func functions() -> [Function] {
    tokens.indices.compactMap { index in
      guard token(index) == "func", token(index + 2) == "(", let close = partner[index + 2],
        token(close + 1) == "{" || token(close + 1) == "async",
        let open = (close...close + 2).first(where: { token($0) == "{" }), let end = partner[open]
      else { return nil }
      return Function(name: token(index + 1), body: open..<end + 1)
    }
  }

  func characters(of tokenRange: Range<Int>) -> Range<Int> {
    tokens[tokenRange.lowerBound].range
      .lowerBound..<tokens[tokenRange.upperBound - 1].range.upperBound
  }

  /// The characters between the braces, without the closure's parameters.
  func content(ofBody open: Int) -> Range<Int> {
    guard let close = partner[open] else { return 0..<0 }
    var start = tokens[open].range.upperBound
    var index = open + 1
    while index < close, !tokens[index].startsLine || index == open + 1 {
      if token(index) == "in" {
        start = tokens[index].range.upperBound
        break
      }
      if token(index) == "{" || (token(index) == "(" && index > open + 1) { break }
      index += 1
    }
    return start..<tokens[close].range.lowerBound
  }

  /// The innermost brace that contains a token.
  func enclosingBrace(of index: Int) -> Int? {
    var index = index - 1
    while index >= 0 {
      if token(index) == "{" { return index }
      if ["}", ")", "]"].contains(token(index)) { index = partner[index] ?? index }
      index -= 1
    }
    return nil
  }

  /// Whether a call is a statement of its own.
  func isStatement(_ call: Call) -> Bool {
    let before = token(call.start - 1)
    let startsStatement =
      ["{", "in"].contains(before)
      || (tokens[call.start].startsLine
        && ![",", "(", "[", "=", ":", "?", "+", "return"].contains(before))
    let after = call.end + 1
    let endsStatement =
      after >= tokens.count || token(after) == "}"
      || (tokens[after].startsLine && ![".", "?", ":", "+", "}"].contains(token(after)))
    return startsStatement && endsStatement
  }
}
