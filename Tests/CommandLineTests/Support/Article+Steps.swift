extension Article {
  /// A numbered section of a guide, with the files that a reader writes in it.
  struct GuideStep {
    let title: String
    let files: [File]
  }

  /// A block of code below a line with the path of its file.
  struct File: Equatable {
    let path: String
    let text: String

    /// Whether the block is added to a file of an earlier step.
    let isAddition: Bool
  }

  /// The sections whose heading has a number, such as `### 1. Create the package`.
  var steps: [GuideStep] {
    sections.filter { $0.first?.isNumber == true }
      .map { GuideStep(title: String($0.prefix { $0 != "\n" }), files: Self.files(in: $0)) }
  }

  /// The files that a reader writes, in all sections.
  var files: [File] { Self.files(in: text[...]) }

  /// The blocks below a line such as `Package.swift`, or `Add to` with a path, in backticks and with a colon.
  private static func files(in section: Substring) -> [File] {
    let pieces = section.split(separator: "```", omittingEmptySubsequences: false)
    return zip(pieces, pieces.dropFirst()).compactMap { prose, block in
      guard block.hasPrefix("swift\n"), let line = prose.split(separator: "\n").last else {
        return nil
      }
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[2] == ":", ["", "Add to "].contains(parts[0]) else {
        return nil
      }
      return File(
        path: String(parts[1]), text: String(block.dropFirst("swift\n".count)),
        isAddition: !parts[0].isEmpty)
    }
  }
}
