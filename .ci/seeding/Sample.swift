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

  /// The move of each routing function that makes one move: route, sheet, pop or dismiss.
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
        source.token($0) == "routing" && source.token($0 + 1) == ":"
          && source.token($0 + 2) == "any"
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
