/// The help texts, made from the declarations of verbs and options.
enum Help {
  private static let purpose =
    "Compare every screen of the app with its golden, the text once accepted for it"

  private static let examples = [
    "swift package snapshot",
    "swift package snapshot 'book*' --layout compact",
    "swift package --allow-writing-to-package-directory snapshot record",
  ]

  /// The help of a verb, or of the whole command.
  ///
  /// - Parameters:
  ///   - verb: The verb; nil for the whole command.
  ///   - executable: The name of the harness that is asked.
  /// - Returns: Lines of at most 80 columns, but for long names, without a last line end.
  static func text(for verb: Verb?, of executable: String = "MyAppSnapshots") -> String {
    let page = (verb ?? .implied).page
    let sections = [
      usage(of: verb),
      verb == nil ? purpose : page.summary,
      verb == nil ? verbs : HelpFormatter.paragraph(page.explanation),
      verb == .merge ? nil : screens(of: verb ?? .implied),
      options(of: verb ?? .implied),
      statuses(of: page),
      section(
        "Examples",
        (verb == nil ? examples : page.examples).map { line in
          "  \(line.replacing("MyAppSnapshots", with: executable))"
        }),
      verb == nil ? "More on a verb: snapshot VERB --help" : nil,
    ]
    return sections.compactMap(\.self).joined(separator: "\n\n")
  }

  private static func usage(of verb: Verb?) -> String {
    let words = verb.map { "\($0.name) [options]" } ?? "[VERB] [options]"
    let operands = (verb ?? .implied).page.operands
    return "Usage: snapshot \(words)\(operands.isEmpty ? "" : " \(operands)")"
  }

  private static var verbs: String {
    let rows = Verb.allCases.map { verb in
      let note = verb == .implied ? " (the default)" : ""
      return HelpFormatter.Row(label: verb.name, text: verb.page.summary + note)
    }
    return section("Verbs", HelpFormatter.table(rows))
  }

  private static func screens(of verb: Verb) -> String? {
    guard verb.acceptsOperands else { return nil }
    return HelpFormatter.paragraph(
      """
      SCREEN is the name of a screen, or a pattern, in which '*' stands for anything; one with \
      a slash is tried on LAYOUT/SCREEN too, as in 'compact/*'.\
      \(verb.requiresOperand ? "" : " Without one, all screens are taken.")
      """)
  }

  private static func options(of verb: Verb) -> String {
    let rows = Option.all.filter { $0.verbs.contains(verb) }.compactMap(row)
    return section("Options", HelpFormatter.table(rows))
  }

  private static func row(of option: Option) -> HelpFormatter.Row? {
    guard let help = option.help else { return nil }
    let flags = [option.short, option.flag].compactMap(\.self).joined(separator: ", ")
    let standard = option.value?.standard.map { " (default: \($0))" } ?? ""
    return HelpFormatter.Row(
      label: [flags, option.value?.name].compactMap(\.self).joined(separator: " "),
      text: help + standard)
  }

  /// Wrong usage is the same for all verbs, and so is what becomes of the status on its way out.
  private static func statuses(of page: Verb.Page) -> String {
    let rows = page.allStatuses.map { HelpFormatter.Row(label: "\($0.code)", text: $0.meaning) }
    let note = "'swift package' turns all of them but 0 into 1."
    return section("Exit status", HelpFormatter.table(rows) + ["  \(note)"])
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    (["\(title):"] + lines).joined(separator: "\n")
  }
}
