package import ScreenText

extension Report {
  /// Entries that belong together: the differences of a run, or the findings of a law.
  package struct Section {
    /// The identifier on a page.
    let name: String
    let title: String

    /// The result of the section; nil if its entries have results of their own.
    var badge: Badge?

    /// What was checked, followed by what was not.
    var facts: [Fact] = []

    let entries: [Entry]

    /// What to do if the entries are right for the app.
    var hint: String?

    package init(
      name: String, title: String, badge: Badge? = nil, facts: [Fact] = [], entries: [Entry],
      hint: String? = nil
    ) {
      self.name = name
      self.title = title
      self.badge = badge
      self.facts = facts
      self.entries = entries
      self.hint = hint
    }
  }

  /// What was checked or not, with the screens that it concerns.
  package struct Fact {
    let text: String

    /// The names of the screens or of other parts of the app; empty if none matter.
    let names: [String]

    /// Whether a line with too many names has the first ones.
    private let showsFirstNames: Bool

    /// Creates a fact about screens, all or none of which are on its line.
    package init(_ text: String, on screens: [String] = []) {
      (self.text, names, showsFirstNames) = (text, screens, false)
    }

    /// Creates a fact whose line has the first of some names.
    package init(_ text: String, beginningWith names: [String]) {
      (self.text, self.names, showsFirstNames) = (text, names, true)
    }

    /// The maximum number of names on a line.
    private static let maximumNames = 3

    /// Whether the line leaves out names.
    var isCut: Bool { names.count > Self.maximumNames }

    /// The text with a few names.
    var short: String {
      if !isCut { return complete }
      if !showsFirstNames { return text }
      let rest = "\(names.count - Self.maximumNames) more"
      return line(with: names.prefix(Self.maximumNames) + [rest])
    }

    /// The text with all names.
    package var complete: String { names.isEmpty ? text : line(with: names[...]) }

    private func line(with names: ArraySlice<String>) -> String {
      "\(text) (\(names.joined(separator: ", ")))"
    }
  }

  /// Everything that has one cause: a group of differences, or a finding.
  package struct Entry {
    package let badge: Badge

    /// The only result, the number of results, or the cause of a finding.
    package let subject: String

    /// The words after the subject on a terminal, with their separator.
    let remark: String

    /// The explanation; nil if the badge explains it.
    package var headline: String?

    /// The results, each with its name; empty for a finding.
    package var items: [Item] = []

    /// Where a finding occurs: `after home, on 4 screens`.
    package var scope: (short: String, complete: String)?

    /// The details of the first result, or an example.
    package var body: Body?

    /// The command that accepts the entry; nil if no command does.
    package var command: String?

    /// The golden to open, with its line; nil for an entry without a golden.
    package var location: (golden: String, line: Int)?

    /// The number of results.
    let count: Int

    package init(badge: Badge, subject: String, remark: String, count: Int) {
      self.badge = badge
      self.subject = subject
      self.remark = remark
      self.count = count
    }
  }

  /// One result of an entry.
  package struct Item {
    package let name: String

    let screen: String

    /// The golden with its old name or the line that the result is about, if it is about one.
    package let detail: String?

    package init(name: String, screen: String, detail: String? = nil) {
      self.name = name
      self.screen = screen
      self.detail = detail
    }
  }

  /// The details of an entry.
  package enum Body {
    /// The difference of the named result.
    case difference(of: String, UnifiedDiff)

    /// The lines of the named result that has no difference, or the end of its standard error.
    case text(of: String, [String])

    /// The steps that show a finding, or that lead to the failure of a journey.
    case example(Example)
  }

  /// Steps of a journey, and what to say about them.
  package struct Example {
    /// The steps as a journey has them, if only notes follow.
    var steps: [String] = []
    let notes: [String]

    package init(steps: [String] = [], notes: [String]) {
      self.steps = steps
      self.notes = notes
    }

    package var lines: [String] { steps + notes }
  }

  /// Lines under a title, such as the exceptions.
  package struct List {
    let title: String
    package let badge: Badge
    package let lines: [Line]

    package init(title: String, badge: Badge, lines: [Line]) {
      self.title = title
      self.badge = badge
      self.lines = lines
    }

    package struct Line {
      /// The screen, if the line is about one.
      package var subject: String?
      package let text: String

      /// What to do about the line.
      package var hint: String?

      /// The word before the line, if it is another one than that of the list.
      package var badge: Badge?

      /// The name of the test case if the line has no subject; it is the same for every result.
      let testName: String?

      package init(
        subject: String? = nil, text: String, hint: String? = nil, badge: Badge? = nil,
        testName: String? = nil
      ) {
        self.subject = subject
        self.text = text
        self.hint = hint
        self.badge = badge
        self.testName = testName
      }

      var sentence: String {
        [badge?.word, subject, text].compactMap(\.self).joined(separator: ": ")
      }
    }
  }
}

extension Report.Section {
  /// The entries that do not match; what could not be verified comes first, however many others there are.
  var failuresFirst: [Report.Entry] {
    entries.filter { $0.badge.tone == .failed }
      + entries.filter { $0.badge.tone != .failed && $0.badge.tone != .matched }
  }
}

extension Report {
  /// The entries of all sections that do not match; in each section, failures come first.
  package var differences: [Entry] { sections.flatMap(\.failuresFirst) }

  /// The lists that have lines; those that ask for something come first.
  package var urgentLists: [List] {
    let lists = lists.filter { !$0.lines.isEmpty }
    return lists.filter(\.badge.tone.asksForSomething)
      + lists.filter { !$0.badge.tone.asksForSomething }
  }
}

extension Report.List {
  /// The lists of the exceptions that a harness declares.
  ///
  /// - Parameters:
  ///   - used: The exceptions that accept something.
  ///   - stale: The exceptions that accept nothing.
  /// - Returns: Both lists.
  package static func exceptions(used: [Line], stale: [Line]) -> [Report.List] {
    [
      Report.List(
        title: "Exceptions", badge: Report.Badge("excepted", .unchecked), lines: used),
      Report.List(
        title: "Stale exceptions", badge: Report.Badge("stale", .obsolete), lines: stale),
    ]
  }
}
