import Foundation

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
    bugs.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
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
        if !text.hasPrefix("ScreenPath") {
          change(.route, argument.value, to: otherRoute(than: text))
        }
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
