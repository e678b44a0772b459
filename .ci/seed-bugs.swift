// Seeds one-line navigation bugs into a copy of the sample and counts those that `verify` notices.
// Run it with .ci/seed-bugs, which documents the options.
//
// All bugs are compiled into one program, each behind a test of an environment variable, so that
// one build serves hundreds of runs.
// - SeeAlso: Untch, Offutt and Harrold, "Mutation Analysis Using Mutant Schemata" (ISSTA 1993),
//   https://doi.org/10.1145/154183.154265
//
// A bug that does not compile together with the others is built alone. It counts as
// "does not compile" only if that build fails too.

import Foundation

// MARK: - What is seeded

/// The kinds of bugs, in the order of the report.
enum Kind: String, CaseIterable {
  /// The body of a routing function, or the closure of a control or of a dialog, does nothing.
  case emptied = "action emptied"

  /// A routing call is missing from a body with other statements.
  case removed = "call removed"

  /// A push, a path or a model opens another route.
  case route = "another route"

  /// A presentation, a path or a model opens another sheet.
  case sheet = "another sheet"

  /// A sheet becomes a full-screen cover, or a cover becomes a sheet.
  case cover = "sheet or cover"

  /// `pop` becomes `popToRoot` or the reverse, or a dismissal becomes another one.
  case pop = "pop or dismiss"

  /// A path, a command or a model names another tab.
  case tab = "another tab"
}

/// Names that the search needs. Routing functions of the sample are found by their bodies.
enum Names {
  /// The moves of the library's routers and coordinators.
  static let moves: Set<String> = [
    "navigate", "present", "dismiss", "dismissTopmost", "dismissSheet", "dismissFullScreenCover",
    "dismissAlert", "dismissConfirmation", "dismissOverlay", "pop", "popTo", "popToRoot",
    "replaceAll", "resetAndNavigate", "reset", "handle", "switchTab", "replaceTabs", "start",
    "finish", "add", "onChange",
  ]

  /// Calls whose trailing closures are actions of controls.
  static let controls: Set<String> = [
    "ActionModel", "FieldModel", "button", "link", "toggle", "search", "rows",
  ]

  /// Receivers that are data, although some of their functions share a name with a move.
  static let data: Set<String> = ["library", "store", "draft", "$0"]

  /// Keywords whose braces are no closures.
  static let headers: Set<String> = ["if", "guard", "while", "for", "switch", "catch"]

  /// Keywords in front of a brace or an expression, which are no names.
  static let keywords: Set<String> = [
    "do", "else", "defer", "get", "set", "in", "return", "case", "try", "await",
  ]

  static let tabs = ["library", "search", "lists", "settings"]
  static let manifestPaths = "Sources/BookshelfNavigation/App/AppScreen+Path.swift"
  static let folders = ["Sources/BookshelfNavigation", "Sources/BookshelfFeatures"]
}

/// A change of one place in one file.
struct Bug {
  /// How the change is compiled beside the original.
  enum Form {
    /// `(seeded(1) ? replacement : original)`
    case expression

    /// `if seeded(1) { replacement } else { original }`
    case statement

    /// `if seeded(1) { return }` at the start of a body.
    case emptied
  }

  let kind: Kind
  let file: String
  let line: Int
  let range: Range<Int>
  let replacement: String
  let form: Form
  let original: String
  let seeded: String

  /// The text that identifies the bug in `seed-bugs.equivalent`, without its line number.
  var site: String { "\(file): \(kind.rawValue): \(original) → \(seeded)" }

  /// Whether only jumps to screens of the manifest use the code.
  let isInManifestPaths: Bool
}

// MARK: - Source text

struct Token {
  let text: String
  let range: Range<Int>
  let startsLine: Bool
}

/// A source file as characters and tokens, with the partner of each bracket.
struct Source {
  let path: String
  let characters: [Character]
  let tokens: [Token]
  let partner: [Int: Int]

  init(path: String, text: String) {
    self.path = path
    characters = Array(text)
    tokens = Self.tokens(of: characters)
    var open: [Int] = []
    var partner: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      if ["(", "[", "{"].contains(token.text) { open.append(index) }
      if [")", "]", "}"].contains(token.text), let start = open.popLast() {
        partner[start] = index
        partner[index] = start
      }
    }
    self.partner = partner
  }

  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  func token(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func line(at offset: Int) -> Int { characters[..<offset].count { $0 == "\n" } + 1 }

  /// The lines that a range touches, on one line, with an optional replacement of the range.
  func lines(around range: Range<Int>, with replacement: String? = nil) -> String {
    let start = characters[..<range.lowerBound].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let end = characters[range.upperBound...].firstIndex(of: "\n") ?? characters.count
    let text =
      self.text(start..<range.lowerBound) + (replacement ?? self.text(range))
      + self.text(range.upperBound..<end)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func tokens(of characters: [Character]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    var startsLine = true
    while index < characters.count {
      let character = characters[index]
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      var end = index + 1
      if character.isWhitespace {
        if character == "\n" { startsLine = true }
        index = end
        continue
      } else if character == "/", next == "/" {
        index = characters[index...].firstIndex(of: "\n") ?? characters.count
        continue
      } else if character == "\"" {
        end = endOfString(characters, from: index)
      } else if character.isWordPart {
        while end < characters.count, characters[end].isWordPart { end += 1 }
      }
      tokens.append(
        Token(
          text: String(characters[index..<end]), range: index..<end, startsLine: startsLine))
      startsLine = false
      index = end
    }
    return tokens
  }

  /// The end of a string literal on one line, with its interpolations.
  private static func endOfString(_ characters: [Character], from start: Int) -> Int {
    var index = start + 1
    while characters[index] != "\"" {
      if characters[index] == "\\" {
        index += 1
        if characters[index] == "(" {
          var depth = 0
          repeat {
            if characters[index] == "\"" { index = endOfString(characters, from: index) - 1 }
            if characters[index] == "(" { depth += 1 }
            if characters[index] == ")" { depth -= 1 }
            index += 1
          } while depth > 0
          continue
        }
      }
      index += 1
    }
    return index + 1
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}

// MARK: - Calls and functions

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
      !Names.keywords.contains(token(index)), ["(", "{"].contains(token(index + 1)), !tokens[index + 1].startsLine
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
      name: token(index), nameIndex: index, start: before == "try" ? start - 1 : start, end: end, arguments: arguments,
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
    tokens[tokenRange.lowerBound].range.lowerBound..<tokens[tokenRange.upperBound - 1].range.upperBound
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

// MARK: - The sample

/// A requirement of a `…Routing` protocol.
struct Requirement {
  let name: String

  /// The labels and types of the parameters; a nil label is `_`.
  let parameters: [(label: String?, type: String)]
}

/// The sources of the sample, and the names of its routing functions.
struct Sample {
  let sources: [Source]
  private var routingNames = Names.moves
  private var contracts: [String: (parents: [String], requirements: [Requirement])] = [:]
  private var fixtures: Set<String> = []

  /// What a routing function of the navigation does, if it makes one move: route, sheet, cover, …
  private var effects: [String: String] = [:]

  init(sources: [Source]) {
    self.sources = sources
    for source in sources { readDeclarations(of: source) }
    findRoutingNames()
    findEffects()
  }

  func isRouting(_ call: Call) -> Bool {
    routingNames.contains(call.name) && !call.isImplicitMember && !call.isDeclarationOrPattern
      && !call.receiver.contains(where: Names.data.contains)
  }

  private mutating func readDeclarations(of source: Source) {
    for index in source.tokens.indices {
      if source.token(index) == "protocol", source.token(index + 1).hasSuffix("Routing"),
        let open = (index...).first(where: { source.token($0) == "{" }),
        let close = source.partner[open]
      {
        let parents = (index + 3..<open).map { source.token($0) }.filter { $0.hasSuffix("Routing") }
        let names = (open..<close).filter { source.token($0) == "func" }
        contracts[source.token(index + 1)] = (parents, names.map { requirement(source, $0 + 1) })
      }
      if source.token(index) == "PreviewFixture", source.token(index + 1) == "{" {
        let declared = (0..<index).last { source.token($0) == "extension" } ?? index
        fixtures.insert(source.token(declared + 1))
      }
    }
  }

  private func requirement(_ source: Source, _ index: Int) -> Requirement {
    let parameters = source.ranges(inside: index + 1).map { range in
      let colon = range.first { source.token($0) == ":" } ?? range.lowerBound
      let label = source.token(range.lowerBound)
      return (
        label: label == "_" ? nil : label,
        type: (colon + 1..<range.upperBound).map { source.token($0) }.joined()
      )
    }
    return Requirement(name: source.token(index), parameters: parameters)
  }

  private mutating func findRoutingNames() {
    for contract in contracts.values {
      routingNames.formUnion(contract.requirements.map(\.name))
    }
    var count = 0
    while count != routingNames.count {
      count = routingNames.count
      for source in sources {
        let calls = source.calls().filter(isRouting)
        for function in source.functions()
        where calls.contains(where: { function.body.contains($0.start) }) {
          routingNames.insert(function.name)
        }
      }
    }
  }

  private mutating func findEffects() {
    var bodies: [String: [[Call]]] = [:]
    for source in sources where source.path.hasPrefix("Sources/BookshelfNavigation") {
      let calls = source.calls().filter(isRouting)
      for function in source.functions() {
        bodies[function.name, default: []].append(
          calls.filter { function.body.contains($0.start) })
      }
    }
    for name in bodies.keys { effects[name] = effect(of: name, in: bodies, visited: []) }
  }

  private func effect(
    of name: String, in bodies: [String: [[Call]]], visited: Set<String>
  ) -> String? {
    guard !visited.contains(name) else { return nil }
    for calls in bodies[name] ?? [] where calls.count == 1 {
      let call = calls[0]
      switch (call.name, call.arguments.first?.label) {
      case ("navigate", _): return "route"
      case ("present", "sheet"), ("present", "fullScreenCover"): return "sheet"
      case ("pop", _), ("popToRoot", _): return "pop"
      case ("dismiss", _): return "dismiss"
      default:
        if let found = effect(of: call.name, in: bodies, visited: visited.union([name])) {
          return found
        }
      }
    }
    return nil
  }

  /// The requirements of a contract, with those of its parents.
  private func requirements(of contract: String) -> [Requirement] {
    guard let found = contracts[contract] else { return [] }
    return found.requirements + found.parents.flatMap(requirements)
  }

  /// Another call on `routing` that makes a similar move, and the kind of that bug.
  func otherMove(than call: Call, in source: Source) -> (Kind, String)? {
    guard source.path.hasPrefix("Sources/BookshelfFeatures"), call.receiver.last == "routing",
      let effect = effects[call.name],
      let declared = (0..<call.start).last(where: {
        source.token($0) == "routing" && source.token($0 + 1) == ":" && source.token($0 + 2) == "any"
      })
    else { return nil }
    let prefix = source.text(
      source.tokens[call.start].range.lowerBound..<source.tokens[call.nameIndex].range.lowerBound)
    let original = source.text(source.characters(of: call.start..<call.end + 1))
    let contract = requirements(of: source.token(declared + 3))
    let wanted = ["pop": "dismiss", "dismiss": "pop"][effect] ?? effect
    let kind = ["route": Kind.route, "sheet": .sheet][effect] ?? .pop
    let others = contract.filter { effects[$0.name] == wanted && $0.name != call.name }
    let own = effect == wanted ? contract.filter { $0.name == call.name } : []
    let simplest = others.filter(\.parameters.isEmpty) + others.filter { !$0.parameters.isEmpty }
    for requirement in simplest + own {
      guard let arguments = arguments(for: requirement) else { continue }
      let replacement = "\(prefix)\(requirement.name)(\(arguments))"
      if replacement != original { return (kind, replacement) }
    }
    return nil
  }

  /// Example arguments, or nil if a type has no example.
  private func arguments(for requirement: Requirement) -> String? {
    var arguments: [String] = []
    for (label, type) in requirement.parameters {
      let value: String? =
        switch type {
        case "Date": ".distantPast"
        case _ where type.hasSuffix("?"): "nil"
        case _ where type.hasPrefix("["): "[]"
        default: fixtures.contains(type) ? ".fixture" : nil
        }
      guard let value else { return nil }
      arguments.append(label.map { "\($0): \(value)" } ?? value)
    }
    return arguments.joined(separator: ", ")
  }
}

// MARK: - Search

/// Finds all bugs in one file.
struct Search {
  let source: Source
  let sample: Sample
  private(set) var bugs: [Bug] = []
  private var emptiedBodies: Set<Int> = []

  init(_ source: Source, in sample: Sample) {
    self.source = source
    self.sample = sample
    let calls = source.calls().filter { !$0.isDeclarationOrPattern }
    let routing = calls.filter(sample.isRouting)
    emptyFunctions(calls: routing)
    emptyClosures(of: calls, routing: routing)
    for call in routing { remove(call) }
    for call in calls { changeArguments(of: call) }
    for call in routing { changeMove(call) }
    bugs.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  private mutating func add(
    _ kind: Kind, _ range: Range<Int>, _ replacement: String, _ form: Bug.Form
  ) {
    let isInJump = source.functions().contains {
      $0.name == "navigate" && source.characters(of: $0.body).overlaps(range)
    }
    bugs.append(
      Bug(
        kind: kind, file: source.path, line: source.line(at: range.lowerBound), range: range,
        replacement: replacement, form: form, original: source.lines(around: range),
        seeded: source.lines(around: range, with: replacement),
        isInManifestPaths: source.path == Names.manifestPaths || isInJump))
  }

  private mutating func empty(_ open: Int) {
    guard emptiedBodies.insert(open).inserted else { return }
    let content = source.content(ofBody: open)
    guard !source.text(content).allSatisfy(\.isWhitespace) else { return }
    add(.emptied, content, "", .emptied)
  }

  private mutating func emptyFunctions(calls: [Call]) {
    for function in source.functions()
    where calls.contains(where: { function.body.contains($0.start) }) {
      empty(function.body.lowerBound)
    }
  }

  private mutating func emptyClosures(of calls: [Call], routing: [Call]) {
    for call in calls {
      let isAction = Names.controls.contains(call.name) || sample.isRouting(call)
      for open in call.closures {
        let contains = routing.contains { source.enclosingBrace(of: $0.start) == open }
        // `popTo` takes a condition, which is no action.
        if (isAction || contains) && call.name != "popTo" { empty(open) }
      }
    }
  }

  private func form(of call: Call) -> Bug.Form {
    source.isStatement(call) ? .statement : .expression
  }

  private mutating func remove(_ call: Call) {
    let range = source.characters(of: call.start..<call.end + 1)
    let form = form(of: call)
    guard form == .statement || source.token(call.start - 1) == "return" else { return }
    if let open = source.enclosingBrace(of: call.start), emptiedBodies.contains(open),
      source.text(range).trimmingCharacters(in: .whitespacesAndNewlines)
        == source.text(source.content(ofBody: open)).trimmingCharacters(in: .whitespacesAndNewlines)
    {
      return
    }
    add(.removed, range, form == .statement ? "" : "()", form)
  }

  private mutating func changeArguments(of call: Call) {
    for argument in call.arguments {
      let text = source.text(source.characters(of: argument.value))
      if argument.value.contains(where: { ["let", "any"].contains(source.token($0)) }) { continue }
      switch (call.name, argument.label) {
      case (_, "routes"): changeRoutes(argument.value)
      case ("navigate", "to"), ("push", nil):
        if !text.hasPrefix("ScreenPath") { change(.route, argument.value, to: otherRoute(than: text)) }
      case (_, "sheet"), (_, "fullScreenCover"), ("sheet", nil), ("fullScreenCover", nil):
        guard argument.label != nil || argument.value == call.arguments.first?.value else { break }
        change(.sheet, argument.value, to: otherSheet(than: text))
        swapCover(in: call, label: argument)
      case (_, "tab"), ("toggle", nil):
        guard call.name != "toggle" || sample.isRouting(call) else { break }
        change(.tab, argument.value, to: otherTab(than: text))
      default: break
      }
    }
  }

  private mutating func change(_ kind: Kind, _ value: Range<Int>, to text: String) {
    add(kind, source.characters(of: value), text, .expression)
  }

  private mutating func changeRoutes(_ value: Range<Int>) {
    guard source.token(value.lowerBound) == "[",
      source.partner[value.lowerBound] == value.upperBound - 1
    else { return change(.route, value, to: "[.loans]") }
    for element in source.ranges(inside: value.lowerBound) {
      change(.route, element, to: otherRoute(than: source.text(source.characters(of: element))))
    }
  }

  private func otherRoute(than text: String) -> String { text == ".loans" ? ".account" : ".loans" }

  private func otherSheet(than text: String) -> String {
    text == ".signIn" ? ".bookCreate(isbn: nil)" : ".signIn"
  }

  private func otherTab(than text: String) -> String {
    guard let index = Names.tabs.firstIndex(where: { ".\($0)" == text }) else { return ".settings" }
    return ".\(Names.tabs[(index + 1) % Names.tabs.count])"
  }

  /// Replaces `sheet` by `fullScreenCover`, or the reverse, in a label or in the name of a call.
  private mutating func swapCover(in call: Call, label argument: Argument) {
    let index = argument.label == nil ? call.nameIndex : argument.value.lowerBound - 2
    let range = source.characters(of: call.start..<call.end + 1)
    let name = source.tokens[index]
    let other = name.text == "sheet" ? "fullScreenCover" : "sheet"
    let replacement =
      source.text(range.lowerBound..<name.range.lowerBound) + other
      + source.text(name.range.upperBound..<range.upperBound)
    add(.cover, range, replacement, form(of: call))
  }

  private mutating func changeMove(_ call: Call) {
    let range = source.characters(of: call.start..<call.end + 1)
    let prefix = source.text(range.lowerBound..<source.tokens[call.nameIndex].range.lowerBound)
    let others = [
      "pop": "popToRoot", "popToRoot": "pop", "popTo": "popToRoot", "dismiss": "dismissSheet",
      "dismissSheet": "dismissFullScreenCover", "dismissFullScreenCover": "dismissSheet",
      "dismissTopmost": "dismiss",
    ]
    if let other = others[call.name] {
      add(.pop, range, "\(prefix)\(other)()", form(of: call))
    } else if let (kind, replacement) = sample.otherMove(than: call, in: source) {
      add(kind, range, replacement, form(of: call))
    }
  }
}

// MARK: - Seeded files

/// Writes a file with bugs behind tests of the environment variable.
struct Seeding {
  let source: Source

  /// The bugs of the file with their numbers.
  let bugs: [(number: Int, bug: Bug)]

  /// Marks the line of a bug, so that an error of the compiler leads to it.
  static func mark(_ number: Int) -> String { "/*seed \(number)*/" }

  func text() -> String { render(0..<source.characters.count, bugs) }

  /// The text of a range with the bugs inside it.
  private func render(_ range: Range<Int>, _ bugs: [(number: Int, bug: Bug)]) -> String {
    var output = ""
    var position = range.lowerBound
    var rest = bugs.sorted {
      $0.bug.range.lowerBound == $1.bug.range.lowerBound
        ? $0.bug.range.upperBound > $1.bug.range.upperBound
        : $0.bug.range.lowerBound < $1.bug.range.lowerBound
    }
    while let first = rest.first {
      let inner = first.bug.range
      let group = rest.prefix { $0.bug.range == inner }
      let nested = rest.dropFirst(group.count).prefix { $0.bug.range.lowerBound < inner.upperBound }
      rest.removeFirst(group.count + nested.count)
      output += source.text(position..<inner.lowerBound)
      output += wrap(Array(group), render(inner, Array(nested)))
      position = inner.upperBound
    }
    return output + source.text(position..<range.upperBound)
  }

  private func wrap(_ group: [(number: Int, bug: Bug)], _ original: String) -> String {
    let emptied = group.filter { $0.bug.form == .emptied }
    let others = group.filter { $0.bug.form != .emptied }
    var text = original
    if others.first?.bug.form == .statement {
      text = "{\n\(text)\n}"
      for (number, bug) in others {
        text = "if seeded(\(number)) {\(Self.mark(number))\n\(flat(bug))\(Self.mark(number))\n} else \(text)"
      }
      text = "\n\(text)\n"
    } else {
      for (number, bug) in others {
        text = "(seeded(\(number))\n? \(flat(bug)) \(Self.mark(number))\n: \(text))"
      }
    }
    for (number, _) in emptied {
      text = "\nif seeded(\(number)) { return } \(Self.mark(number))\n\(text)"
    }
    return text
  }

  private func flat(_ bug: Bug) -> String {
    bug.replacement.contains("{")
      ? bug.replacement : bug.replacement.replacingOccurrences(of: "\n", with: " ")
  }

  /// The file with one bug and nothing else.
  static func alone(_ bug: Bug, in source: Source) -> String {
    let replacement = bug.form == .emptied ? "return; " + source.text(bug.range) : bug.replacement
    return source.text(0..<bug.range.lowerBound) + replacement
      + source.text(bug.range.upperBound..<source.characters.count)
  }

  static let function = """
    import Foundation

    private let seed = Int(ProcessInfo.processInfo.environment["SEEDED_BUG"] ?? "")

    func seeded(_ number: Int) -> Bool { seed == number }

    """
}

// MARK: - Running

struct Failure: Error, CustomStringConvertible {
  let description: String
}

func progress(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// Runs a program and returns its status and output; nil is the status of a program that hangs.
func run(
  _ program: String, _ arguments: [String], seed: Int? = nil, limit: Int = 1800
) throws -> (status: Int32?, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  var environment = ProcessInfo.processInfo.environment
  environment["SEEDED_BUG"] = seed.map(String.init)
  environment["GITHUB_ACTIONS"] = nil
  environment["GITHUB_STEP_SUMMARY"] = nil
  process.environment = environment
  let outputFile = FileManager.default.temporaryDirectory
    .appendingPathComponent("seed-bugs-\(ProcessInfo.processInfo.processIdentifier).txt")
  try Data().write(to: outputFile)
  let handle = try FileHandle(forWritingTo: outputFile)
  process.standardOutput = handle
  process.standardError = handle
  process.standardInput = FileHandle.nullDevice
  let done = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in done.signal() }
  try process.run()
  let isDone = done.wait(timeout: .now() + .seconds(limit)) == .success
  if !isDone {
    process.terminate()
    process.waitUntilExit()
  }
  try handle.close()
  let output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
  try FileManager.default.removeItem(at: outputFile)
  return (isDone ? process.terminationStatus : nil, output)
}

/// The copy of the package that is built and run.
struct Copy {
  let root: URL
  private let files = FileManager.default

  init(of package: URL, at folder: URL) throws {
    root = folder.appendingPathComponent("package")
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    var wanted: Set<String> = []
    for part in ["Package.swift", "Sources", "Plugins", "Tests", "manifests"] {
      for path in try paths(under: part, in: package) {
        wanted.insert(path)
        try write(try Data(contentsOf: package.appendingPathComponent(path)), to: path)
      }
    }
    for part in ["Sources", "Plugins", "Tests", "manifests"] {
      for path in try paths(under: part, in: root) where !wanted.contains(path) {
        try files.removeItem(at: root.appendingPathComponent(path))
      }
    }
  }

  private func paths(under part: String, in folder: URL) throws -> [String] {
    let url = folder.appendingPathComponent(part)
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [part] }
    return try files.subpathsOfDirectory(atPath: url.path).map { "\(part)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent($0).path
      return files.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  /// Writes a file if its bytes differ, so that the build only compiles what changed.
  func write(_ data: Data, to path: String) throws {
    let url = root.appendingPathComponent(path)
    if (try? Data(contentsOf: url)) == data { return }
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  private var scratch: String { root.deletingLastPathComponent().appendingPathComponent("build").path }

  /// Builds the harness and returns the lines with errors; nil if it compiles.
  func build() throws -> [(file: String, line: Int, text: String)]? {
    let result = try run(
      "swift",
      [
        "build", "--package-path", root.path, "--scratch-path", scratch, "--product",
        "BookshelfSnapshots",
      ])
    if result.status == 0 { return nil }
    var errors: [(file: String, line: Int, text: String)] = []
    for line in result.output.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":", maxSplits: 3)
      let prefix = root.resolvingSymlinksInPath().path + "/"
      guard parts.count == 4, let number = Int(parts[1]) else { continue }
      let path = URL(fileURLWithPath: String(parts[0])).resolvingSymlinksInPath().path
      errors.append((path.replacingOccurrences(of: prefix, with: ""), number, String(line)))
    }
    guard !errors.isEmpty else { throw Failure(description: "cannot build:\n\(result.output)") }
    return errors
  }

  var harness: String { "\(scratch)/debug/BookshelfSnapshots" }

  /// Whether `verify` with the arguments exits with another status than 0.
  func notices(_ seed: Int?, _ arguments: [String]) throws -> Bool {
    let result = try run(
      harness, ["verify", "--package-path", root.path, "--quiet"] + arguments, seed: seed,
      limit: 120)
    if result.status == 64 { throw Failure(description: "cannot verify:\n\(result.output)") }
    return result.status != 0
  }
}

/// What the runs of one bug notice.
struct Outcome {
  enum State {
    case ran
    case doesNotCompile
    case equivalent(reason: String)
  }

  var state = State.ran
  var pictures = false
  var controls = false
  var journeys = false
}

/// The parts of `verify` that exist in this version.
struct Parts {
  let hasControls: Bool
  let hasJourneys: Bool

  init(_ copy: Copy) throws {
    let help = try run(copy.harness, ["verify", "--help"]).output
    hasControls =
      help.split(separator: "\n").contains { $0.contains("--layout") && $0.contains("controls") }
      && FileManager.default.fileExists(
        atPath: copy.root.appendingPathComponent("manifests/Bookshelf/controls").path)
    hasJourneys = FileManager.default.fileExists(
      atPath: copy.root.appendingPathComponent("manifests/Bookshelf/journeys").path)
  }

  func outcome(of seed: Int?, in copy: Copy) throws -> Outcome {
    var outcome = Outcome()
    outcome.pictures =
      try copy.notices(seed, ["--layout", "compact"])
      || copy.notices(seed, ["--layout", "regular"])
    if hasControls { outcome.controls = try copy.notices(seed, ["--layout", "controls"]) }
    if hasJourneys { outcome.journeys = try copy.notices(seed, ["journeys/*"]) }
    return outcome
  }
}

/// The sites and reasons in `seed-bugs.equivalent`: a site per line, each followed by its reason,
/// which is indented.
func equivalents(at url: URL) throws -> [String: String] {
  guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
  var reasons: [String: String] = [:]
  var site: String?
  for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
    if line.hasPrefix("#") || line.isEmpty { continue }
    if line.hasPrefix(" "), let known = site {
      reasons[known] =
        ((reasons[known] ?? "") + " " + line.trimmingCharacters(in: .whitespaces))
        .trimmingCharacters(in: .whitespaces)
    } else {
      if let known = site, reasons[known] == nil {
        throw Failure(description: "seed-bugs.equivalent has no reason for '\(known)'")
      }
      if reasons[line] != nil {
        throw Failure(description: "seed-bugs.equivalent names '\(line)' twice")
      }
      site = line
    }
  }
  if let known = site, reasons[known] == nil {
    throw Failure(description: "seed-bugs.equivalent has no reason for '\(known)'")
  }
  return reasons
}

// MARK: - Report

func table(_ title: String, _ rows: [(Bug, Outcome)], parts: Parts) -> String {
  func cells(_ name: String, _ rows: [(Bug, Outcome)]) -> [String] {
    let broken = rows.count { if case .doesNotCompile = $0.1.state { true } else { false } }
    let equal = rows.count { if case .equivalent = $0.1.state { true } else { false } }
    let counted = rows.filter { if case .ran = $0.1.state { true } else { false } }.map(\.1)
    let pictures = counted.count { $0.pictures }
    let controls = counted.count { $0.pictures || $0.controls }
    let journeys = counted.count { $0.pictures || $0.controls || $0.journeys }
    func share(_ count: Int) -> String {
      counted.isEmpty ? "0" : "\(count) (\(count * 100 / counted.count) %)"
    }
    return [
      name, "\(rows.count)", "\(broken)", "\(equal)", "\(counted.count)", share(pictures),
      parts.hasControls ? share(controls) : "–", parts.hasJourneys ? share(journeys) : "–",
    ]
  }
  var lines = [
    [
      title, "seeded", "do not compile", "equivalent", "counted", "pictures", "+ controls",
      "+ journeys",
    ]
  ]
  lines.append(lines[0].map { _ in "---" })
  lines += Kind.allCases.map { kind in cells(kind.rawValue, rows.filter { $0.0.kind == kind }) }
  lines.append(cells("all", rows))
  return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
}

// MARK: - Main

/// Finds the bugs of the sample. Bugs with equal text in one file get a number.
func findBugs(in sample: Sample) -> [(site: String, bug: Bug)] {
  var repeats: [String: Int] = [:]
  return sample.sources.flatMap { Search($0, in: sample).bugs }.map { bug in
    let count = repeats[bug.site, default: 0] + 1
    repeats[bug.site] = count
    return (count == 1 ? bug.site : "\(bug.site) #\(count)", bug)
  }
}

func readSources(in package: URL) throws -> [Source] {
  try Names.folders.flatMap { folder in
    try FileManager.default.subpathsOfDirectory(atPath: package.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let path = "\(folder)/\(path)"
        let url = package.appendingPathComponent(path)
        return Source(path: path, text: try String(contentsOf: url, encoding: .utf8))
      }
  }
}

/// Builds all bugs together. Returns the numbers of those that must be built alone.
func buildTogether(
  _ bugs: [(site: String, bug: Bug)], _ active: Set<Int>, sources: [Source], in copy: Copy
) throws -> Set<Int> {
  var alone: Set<Int> = []
  while true {
    var texts: [String: [String]] = [:]
    for source in sources {
      let own = bugs.enumerated().filter {
        active.contains($0.offset) && !alone.contains($0.offset) && $0.element.bug.file == source.path
      }
      let text = Seeding(source: source, bugs: own.map { ($0.offset, $0.element.bug) }).text()
      try copy.write(text, to: source.path)
      texts[source.path] = text.components(separatedBy: "\n")
    }
    guard let errors = try copy.build() else { return alone }
    let known = alone
    for error in errors {
      guard let lines = texts[error.file] else { throw Failure(description: error.text) }
      if let number = seed(near: error.line, in: lines) {
        if alone.insert(number).inserted {
          progress("  \(bugs[number].site)\n    \(error.text)")
        }
      } else {
        progress("  no bug near: \(error.text)")
      }
    }
    if alone == known {
      throw Failure(description: errors.map(\.text).joined(separator: "\n"))
    }
  }
}

/// The number of the bug that is marked in a line or next to it.
func seed(near line: Int, in lines: [String]) -> Int? {
  for distance in [0, -1, 1, -2, 2, -3, -4] {
    let index = line - 1 + distance
    guard lines.indices.contains(index),
      let mark = lines[index].range(of: "/*seed ", options: .backwards)
    else { continue }
    return Int(lines[index][mark.upperBound...].prefix { $0.isNumber })
  }
  return nil
}

func main() throws {
  var arguments = Array(CommandLine.arguments.dropFirst())
  let isList = arguments.first == "--list"
  if isList { arguments.removeFirst() }
  var only: String?
  if arguments.count == 2, arguments[0] == "--only" {
    only = arguments[1]
    arguments = []
  }
  guard arguments.isEmpty else {
    progress("usage: .ci/seed-bugs [--list] [--only TEXT]")
    exit(64)
  }
  let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  let sources = try readSources(in: package)
  let bugs = findBugs(in: Sample(sources: sources))
  let reasons = try equivalents(at: package.appendingPathComponent(".ci/seed-bugs.equivalent"))
  let unknown = Set(reasons.keys).subtracting(bugs.map(\.site)).sorted()
  guard unknown.isEmpty else {
    throw Failure(
      description: unknown.map { "seed-bugs.equivalent names a bug that is not seeded: \($0)" }
        .joined(separator: "\n"))
  }
  let selected = bugs.indices.filter { only == nil || bugs[$0].site.contains(only ?? "") }
  if isList {
    for index in selected { print("\(bugs[index].bug.line): \(bugs[index].site)") }
    return
  }

  let copy = try Copy(of: package, at: package.appendingPathComponent(".build/seed-bugs"))
  for folder in Names.folders { try copy.write(Seeding.function, to: "\(folder)/Seeded.swift") }
  progress("\(selected.count) bugs; building them together")
  let active = Set(selected.filter { reasons[bugs[$0].site] == nil })
  let alone = try buildTogether(bugs, active, sources: sources, in: copy)
  let parts = try Parts(copy)

  /// Stops if the sample without a bug does not verify.
  func checkBaseline() throws {
    let outcome = try parts.outcome(of: nil, in: copy)
    if outcome.pictures || outcome.controls || outcome.journeys {
      throw Failure(description: "the sample without a bug does not verify")
    }
  }
  try checkBaseline()

  var outcomes: [Int: Outcome] = [:]
  for index in selected {
    if let reason = reasons[bugs[index].site] {
      outcomes[index] = Outcome(state: .equivalent(reason: reason))
    } else if !alone.contains(index) {
      outcomes[index] = try parts.outcome(of: index, in: copy)
      if outcomes.count % 25 == 0 { progress("\(outcomes.count) of \(selected.count)") }
    }
  }
  progress("\(alone.count) bugs to build alone")
  for source in sources { try copy.write(source.text(0..<source.characters.count), to: source.path) }
  for index in alone.sorted() {
    let bug = bugs[index].bug
    guard let source = sources.first(where: { $0.path == bug.file }) else { continue }
    try copy.write(Seeding.alone(bug, in: source), to: bug.file)
    outcomes[index] =
      try copy.build() == nil ? parts.outcome(of: nil, in: copy) : Outcome(state: .doesNotCompile)
    try copy.write(source.text(0..<source.characters.count), to: bug.file)
    progress("alone: \(bugs[index].site)")
  }
  report(selected.map { (bugs[$0].bug, outcomes[$0] ?? Outcome()) }, parts: parts)
}

func report(_ rows: [(Bug, Outcome)], parts: Parts) {
  print(table("Outside the manifest's paths", rows.filter { !$0.0.isInManifestPaths }, parts: parts))
  print()
  print(table("The manifest's paths", rows.filter { $0.0.isInManifestPaths }, parts: parts))
  print()
  print(table("All", rows, parts: parts))
  func list(_ title: String, _ matches: (Outcome) -> Bool) {
    let found = rows.filter { matches($0.1) }
    guard !found.isEmpty else { return }
    print("\n\(title) (\(found.count))\n")
    for (bug, outcome) in found {
      print("\(bug.file):\(bug.line): \(bug.kind.rawValue)\n  - \(bug.original)\n  + \(bug.seeded)")
      if case .equivalent(let reason) = outcome.state { print("  \(reason)") }
      if outcome.journeys { print("  A journey notices it.") }
    }
  }
  list("Missed") {
    if case .ran = $0.state { !$0.pictures && !$0.controls } else { false }
  }
  list("Do not compile") { if case .doesNotCompile = $0.state { true } else { false } }
  list("Equivalent") { if case .equivalent = $0.state { true } else { false } }
}

do {
  try main()
} catch {
  progress("error: \(error)")
  exit(1)
}
