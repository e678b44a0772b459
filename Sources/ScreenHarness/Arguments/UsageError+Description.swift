extension UsageError: CustomStringConvertible {
  /// Two lines: what is wrong, and what to do next.
  var description: String { "\(message)\nhint: \(hint)" }

  private var message: String {
    switch self {
    case .unknownOption(let flag, _, _): "unknown option \(MessageFormatting.quoted(flag))"
    case .unsupportedOption(let flag, let owners, _):
      "\(flag) belongs to \(MessageFormatting.enumeration(owners.map(\.name)))"
    case .missingValue(let flag, let expected, _): "\(flag) needs a value: \(expected)"
    case .unexpectedValue(let flag): "\(flag) takes no value"
    case .invalidValue(let flag, let value, let expected, _, _):
      "\(flag) takes \(expected), not \(MessageFormatting.quoted(value))"
    case .conflictingOptions(let first, let second): "\(first) and \(second) contradict each other"
    case .repeatedOption(let flag): "\(flag) is given twice"
    case .missingScreen(.merge): "merge needs a report"
    case .missingScreen(let verb): "\(verb.name) needs a screen"
    case .unexpectedScreen(let word, let verb):
      "\(verb.name) takes no screens, it walks all of them; it was given \(MessageFormatting.quoted(word))"
    case .unknownVerbOrScreen(let word, _):
      "\(MessageFormatting.quoted(word)) is neither a verb nor a screen"
    case .noSuchScreen(let pattern, _): "no screen matches \(MessageFormatting.quoted(pattern))"
    case .otherHarness(let name, let this):
      "this harness is \(this), not \(MessageFormatting.quoted(name))"
    case .undeclaredLayout(let layout, _): "the harness draws no \(layout) layout"
    case .reportAmongGoldens(let path):
      "the report \(MessageFormatting.quoted(path)) would be written among the goldens"
    case .reportToStandardOutput: "reports are written to files, and '-' is not the name of one"
    case .duplicateReportFile(let path):
      "two reports cannot be one file, \(MessageFormatting.quoted(path))"
    case .unknownShard(nil): "--shard auto finds no CI server that splits its jobs"
    case .unknownShard(let found?): "--shard auto cannot use what the CI server says: \(found)"
    case .incompleteShard(let found, let missing):
      "--shard auto finds \(MessageFormatting.quoted(found)), and no \(missing)"
    case .ambiguousHarness:
      "the package has several harnesses, and each has screens and reports of its own"
    }
  }

  private var hint: String {
    switch self {
    case .unknownOption(_, let verb, []):
      "\(help(of: verb)); a screen that begins with '-' goes after '--'"
    case .unknownOption(_, let verb, let nearest):
      "did you mean \(MessageFormatting.alternatives(nearest.map { flag($0, seenFrom: verb) }))?"
    case .unsupportedOption(_, let owners, let misspelled?):
      "\(MessageFormatting.quoted(misspelled)) is no verb; did you mean "
        + "\(MessageFormatting.alternatives(owners.map(\.name)))?"
    case .unsupportedOption(_, let owners, nil): help(of: owners.first)
    case .missingValue(_, _, let verb), .invalidValue(_, _, _, let verb, []): help(of: verb)
    case .invalidValue(let flag, _, _, _, let nearest):
      "did you mean \(MessageFormatting.alternatives(nearest.map { "\(flag) \($0)" }))?"
    case .unexpectedValue(let flag): "write \(flag) alone"
    case .conflictingOptions: "leave one of them out"
    case .repeatedOption: "leave one of them out"
    case .reportAmongGoldens: "give it a path outside of the manifests folder"
    case .reportToStandardOutput(let format): "write --report \(format.rawValue)=PATH"
    case .duplicateReportFile: "give each a path of its own"
    case .unknownShard, .incompleteShard:
      "it reads what Bazel, GitLab, CircleCI and Buildkite set; elsewhere write --shard I/N"
    case .missingScreen(.merge): "name the JSON reports of all parts"
    case .missingScreen, .unknownVerbOrScreen(_, []), .noSuchScreen(_, []):
      "'snapshot list' names the screens"
    case .unexpectedScreen(_, let verb): "write \(verb.name) without it"
    case .otherHarness(_, let this): "leave --harness out, or write --harness \(this)"
    case .undeclaredLayout(_, let declared): "it draws \(MessageFormatting.enumeration(declared))"
    case .ambiguousHarness(let names):
      "say which is meant: \(MessageFormatting.alternatives(names.map { "--harness \($0)" }))"
    case .unknownVerbOrScreen(_, let nearest), .noSuchScreen(_, let nearest):
      "did you mean \(MessageFormatting.alternatives(nearest.map(MessageFormatting.quoted)))?"
    }
  }

  private func help(of verb: Verb?) -> String {
    "see 'snapshot \(verb.map { "\($0.name) " } ?? "")--help'"
  }

  /// The flag, and whose it is where `verb` does not take it.
  private func flag(_ flag: String, seenFrom verb: Verb?) -> String {
    guard let owners = Option.named(flag)?.verbs, !owners.contains(verb ?? .implied) else {
      return flag
    }
    return "\(flag) (\(MessageFormatting.enumeration(owners.map(\.name))) only)"
  }
}
