import ScreenAudit
import ScreenReports
import ScreenSnapshot
import ScreenText

/// The help of the command or of a verb, made from the declarations of verbs and options.
enum HelpPage {
  private static let summary = "Compare every screen of the app with its golden"

  private static let examples = [
    "swift package snapshot",
    "swift package snapshot 'book*' --layout compact",
    "swift package --allow-writing-to-package-directory snapshot record",
  ]

  /// Formats the help of a verb, or of the command if `verb` is nil, for 80 columns.
  ///
  /// The examples name the executable of the harness.
  static func text(for verb: Verb?, of executable: String = "MyAppSnapshots") -> String {
    let page = (verb ?? .implied).page
    let examples = (verb == nil ? examples : page.examples).map {
      "  \($0.replacing("MyAppSnapshots", with: executable))"
    }
    var sections = [verb == nil ? summary : page.summary, usage(of: verb)]
    sections.append(verb == nil ? verbs : HelpFormatter.paragraph(page.explanation))
    let operands = page.operands.rows
    if !operands.isEmpty { sections.append(section("Arguments", HelpFormatter.table(operands))) }
    if verb == .audit { sections.append(laws) }
    sections += verb.map(options) ?? [allOptions]
    sections += [statuses(of: page), section("Examples", examples)]
    if verb == nil { sections.append("Help for a verb: snapshot help VERB") }
    return sections.joined(separator: "\n\n")
  }

  /// An example for each law.
  private static var laws: String {
    let rows = AuditLaw.allCases.map { law in
      let (steps, example) = (law.example.steps.joined(separator: ", "), law.example)
      return HelpFormatter.Row(
        label: law.rawValue, text: "\(steps): \(example.right); broken: \(example.broken)")
    }
    return section(
      "Laws, with what they expect after some steps, and what breaks them",
      HelpFormatter.table(rows))
  }

  private static func usage(of verb: Verb?) -> String {
    let words = ["snapshot", verb?.name ?? "[VERB]", "[options]"]
    let operands = (verb ?? .implied).page.operands.placeholder
    return "Usage: \((words + [operands].compactMap(\.self)).joined(separator: " "))"
  }

  private static var verbs: String {
    let rows = Verb.allCases.map { verb in
      let note = verb == .implied ? " (default)" : ""
      return HelpFormatter.Row(label: verb.name, text: verb.page.summary + note)
    }
    return section("Verbs", HelpFormatter.table(rows))
  }

  private static func options(of verb: Verb) -> [String] {
    let groups = Option.groups.map { group in
      (
        group.title,
        group.options.filter { $0.verbs.contains(verb) }.compactMap { row(of: $0, for: verb) }
      )
    }.filter { !$1.isEmpty }
    let column = HelpFormatter.textColumn(of: groups.flatMap(\.1))
    return groups.map { section($0, HelpFormatter.table($1, textColumn: column)) }
  }

  /// The options of the implied verb in one list, so that the help of the command fits on a screen.
  private static var allOptions: String {
    let rows = Option.all.filter { $0.verbs.contains(.implied) }
      .compactMap { row(of: $0, for: .implied) }
    return section("Options", HelpFormatter.table(rows))
  }

  private static func row(of option: Option, for verb: Verb) -> HelpFormatter.Row? {
    guard let help = option.help else { return nil }
    let formats =
      option.flag == "--report"
      ? "; FORMAT is \(WordList.alternatives(verb.reportFormats.map(\.rawValue)))" : ""
    let flags = [option.short, option.flag].compactMap(\.self).joined(separator: ", ")
    return HelpFormatter.Row(
      label: [flags, option.value?.placeholder].compactMap(\.self).joined(separator: " "),
      text: help + formats + (option.value?.note ?? ""))
  }

  private static func statuses(of page: Verb.Page) -> String {
    let rows = page.allStatuses.map { HelpFormatter.Row(label: "\($0.code)", text: $0.meaning) }
    let note = "'swift package' replaces every status except 0 with 1."
    return section("Exit status", HelpFormatter.table(rows) + ["  \(note)"])
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    (["\(title):"] + lines).joined(separator: "\n")
  }
}

/// Formats text in lines of at most 80 columns.
enum HelpFormatter {
  struct Row: Sendable {
    let label: String
    let text: String
  }

  private static let width = 80
  /// A longer label has its own line, so that it does not narrow the text of all rows.
  private static let maximumLabelWidth = 26

  static func paragraph(_ text: String) -> String {
    lines(of: text, width: width).joined(separator: "\n")
  }

  /// The column in which the texts of `rows` start.
  static func textColumn(of rows: [Row]) -> Int {
    let widths = rows.map { TextColumns.width(of: $0.label) }.filter { $0 <= maximumLabelWidth }
    return 2 + (widths.max() ?? maximumLabelWidth) + 2
  }

  /// Formats the rows, indented by two columns, with aligned texts.
  static func table(_ rows: [Row], textColumn: Int? = nil) -> [String] {
    let column = textColumn ?? Self.textColumn(of: rows)
    return rows.flatMap { row in
      var lines = lines(of: row.text, width: width - column).map {
        TextColumns.padded("", to: column) + $0
      }
      let label = "  \(row.label)"
      guard TextColumns.width(of: label) <= column - 2, let first = lines.first else {
        return [label] + lines
      }
      lines[0] = TextColumns.padded(label, to: column) + first.dropFirst(column)
      return lines
    }
  }

  private static func lines(of text: String, width: Int) -> [String] {
    TextColumns.fill(text.split(separator: " ").map(String.init), to: width)
  }
}
