import ScreenDriver
import ScreenText

/// A journey: steps through an app, with the result of each.
///
/// ```
/// Lend a book.
///
/// > show library
/// library
///
/// # The book is on the first shelf.
/// > tap Dune
/// library › bookDetail(id: "dune")
/// ```
///
/// Lines that start with `> ` are steps. The lines after a step are its result. Lines that start with
/// `#` above a step are comments; one that starts with `# known: ` says why the step fails. All lines above
/// the first step are prose.
package struct JourneyFile: Equatable, Sendable {
  /// The lines above the first step, including its comments.
  let prose: [String]

  /// The steps; at least one.
  package private(set) var steps: [JourneyStep]

  /// The comments after the last result, such as a step that is commented out.
  let ending: [String]
}

// MARK: - Parsing

extension JourneyFile {
  /// Parses a file.
  ///
  /// - Throws: The first defect.
  /// - Complexity: O(*n*) in the bytes.
  package init(parsing bytes: [UInt8]) throws(JourneyFileError) {
    let lines = try JourneyLines.lines(of: bytes)
    let starts = lines.indices.filter { lines[$0].utf8.first == UInt8(ascii: ">") }
    guard let first = starts.first else { throw Self.error(ofFileWithoutSteps: lines) }
    try Self.checkKnownReasons(in: lines)
    prose = Array(lines[..<first])
    steps = []
    var comments: [String] = []
    for (start, end) in zip(starts, starts.dropFirst() + [lines.endIndex]) {
      let action = try Self.action(of: lines[start], at: start + 1)
      if action.namedStart != nil, start != first {
        throw JourneyFileError(line: start + 1, defect: .lateStart)
      }
      let block = try Block(lines[(start + 1)..<end], below: action)
      steps.append(
        JourneyStep(
          line: start + 1, comments: comments, text: lines[start], action: action,
          resultLines: block.result,
          known: (start == first ? prose : comments).compactMap(JourneyStep.knownReason).last))
      comments = block.comments
    }
    ending = JourneyStep.trimmed(comments[...])
  }

  private static func error(ofFileWithoutSteps lines: [String]) -> JourneyFileError {
    guard let indented = lines.firstIndex(where: JourneyStep.isIndented) else {
      return JourneyFileError(line: 1, defect: .noSteps)
    }
    return JourneyFileError(line: indented + 1, defect: .malformedStart)
  }

  private static func action(
    of text: String, at line: Int
  ) throws(JourneyFileError) -> Step {
    do throws(JourneyDefect) {
      guard text.utf8.starts(with: "> ".utf8) else {
        throw text == ">" ? .missingStep : .malformedStart
      }
      if text.utf8.contains(0x09) { throw .controlCharacter("\t") }
      return try Step(parsing: String(Substring(text.utf8.dropFirst(2))))
    } catch {
      throw JourneyFileError(line: line, defect: error)
    }
  }

  /// Checks that each `# known:` has a reason and is above a step.
  private static func checkKnownReasons(in lines: [String]) throws(JourneyFileError) {
    let incomplete = lines.indices.first { index in
      guard let reason = JourneyStep.knownReason(in: lines[index]) else { return false }
      let next = lines[index...].first { !JourneyStep.isComment($0) && !JourneyLines.isBlank($0) }
      return reason.isEmpty || next?.utf8.first != UInt8(ascii: ">")
    }
    if let incomplete { throw JourneyFileError(line: incomplete + 1, defect: .incompleteKnown) }
  }

  /// The lines between two steps.
  private struct Block {
    let result: [String]
    let comments: [String]

    init(_ lines: ArraySlice<String>, below action: Step) throws(JourneyFileError) {
      let start = lines.firstIndex(where: JourneyStep.isComment) ?? lines.endIndex
      if let step = lines[..<start].firstIndex(where: JourneyStep.isIndented) {
        throw JourneyFileError(line: step + 1, defect: .malformedStart)
      }
      // A result is directly below its step, without blank lines: recording would delete what an author wrote.
      let end = lines[..<start].firstIndex(where: JourneyLines.isBlank) ?? start
      if let paragraph = lines[end..<start].firstIndex(where: { !JourneyLines.isBlank($0) }) {
        throw JourneyFileError(line: paragraph + 1, defect: .unmarkedText)
      }
      result = Array(lines[..<end])
      if let remark = JourneyRemark.position(in: result, of: action) {
        throw JourneyFileError(line: lines.startIndex + remark + 1, defect: .unmarkedText)
      }
      comments = Array(lines[start...])
      let text = lines[start...].firstIndex {
        !JourneyStep.isComment($0) && !JourneyLines.isBlank($0)
      }
      if let text { throw JourneyFileError(line: text + 1, defect: .unmarkedText) }
    }
  }
}

// MARK: - Results

extension JourneyFile {
  /// The file with the results of a run.
  ///
  /// Prose, comments and steps stay as they are. One blank line separates a result from the next
  /// comment or step, and the last line ends with a line feed.
  /// Results are in the order of the steps. Nil, or a missing element, keeps the result of the file.
  ///
  /// Removes the `# known:` lines of steps with a result.
  func filled(with results: [[String]?]) -> [UInt8] {
    var blocks: [[String]] = []
    var prose = prose
    for (index, step) in steps.enumerated() {
      let result = index < results.count ? results[index].map(JourneyStep.lines) : nil
      var comments = step.comments
      if result?.isEmpty == false, step.known != nil {
        comments.removeAll { JourneyStep.knownReason(in: $0) != nil }
        if index == 0 { prose.removeAll { JourneyStep.knownReason(in: $0) != nil } }
      }
      blocks.append(comments + [step.text] + (result ?? step.resultLines))
    }
    if !ending.isEmpty { blocks.append(ending) }
    let lines = prose + blocks.joined(separator: [""])
    return Array(lines.joined(separator: "\n").utf8) + [.lineFeed]
  }

  /// The file with the results of a run for steps that have none.
  func fillingOnlyMissing(with results: [[String]?]) -> [UInt8] {
    filled(with: zip(steps, results).map { $0.resultLines.isEmpty ? $1 : nil })
  }

  /// Whether another file differs from this one only by results that are empty in this one.
  ///
  /// Blank lines between the blocks do not count. A file whose blocks are equal is no completion.
  func isCompleted(by other: JourneyFile) -> Bool {
    guard steps.map(\.known) == other.steps.map(\.known) else { return false }
    let text = other.filled(with: [])
    if filled(with: []) == text { return false }
    return fillingOnlyMissing(with: other.steps.map(\.result)) == text
  }
}
