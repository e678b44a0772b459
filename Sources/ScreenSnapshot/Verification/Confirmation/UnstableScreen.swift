/// A screen that rendered to different texts in two passes.
struct UnstableScreen<J: GoldenJob> {
  let job: J

  /// The folders of the texts that differ.
  let folders: [GoldenFolder]

  let first: Rendering
  let second: Rendering

  /// The indices of the results of these texts.
  var results: [Int] = []

  /// The texts of one pass that differ.
  struct Rendering {
    let texts: [[UInt8]]
    let pass: RenderPass<J>

    /// The position of the screen in the pass.
    let position: Int
  }

  /// The texts for the folders that differ; nil for a screen that did not render.
  func texts(of screen: RenderedScreen?) -> [[UInt8]]? {
    screen.map { screen in folders.map { screen.text(in: $0) ?? [] } }
  }
}

/// The jobs of one pass, in their order, and the processes that ran them.
struct RenderPass<J: GoldenJob> {
  let jobs: [J]
  let processes: [ProcessHistory]

  /// The jobs that the process of a job ran before it.
  func history(before position: Int) -> [J] {
    let positions = processes.lazy.compactMap { $0.positions(before: position) }.first ?? []
    return positions.map { jobs[$0].withAllTexts }
  }
}

/// Why a screen renders differently.
enum InstabilityCause {
  /// It differs even in the same order, or the order does not reproduce the difference.
  case screenItself

  /// It differs after the screens with these names in one process; the texts are those for the folders
  /// that differ.
  case screens([String], without: [[UInt8]], after: [[UInt8]])

  /// It differs in another order, and without other processes, the cause cannot be searched.
  case order

  /// It differs in another order, and only the first of such screens were searched.
  case notSearched(searched: Int, total: Int)
}

extension InstabilityCause {
  /// The reason of the verdict in one of the folders that differ; nil if the two passes rendered equal texts.
  func reason<J>(for screen: UnstableScreen<J>, at index: Int) -> InstabilityReason? {
    var text = UnstableText(screen.first.texts[index], screen.second.texts[index])
    if case .screens(_, let without, let after) = self {
      text = UnstableText(without[index], after[index]) ?? text
    }
    guard let text else { return nil }
    switch self {
    case .screenItself: return text.reason
    case .screens(let names, _, _): return Self.reason(for: text, after: names.map { "'\($0)'" })
    case .order:
      return text.reason(
        "renders differently in another order",
        "render the screens in worker processes to find the cause")
    case .notSearched(let searched, let total):
      return text.reason(
        "renders differently in another order",
        """
        the cause is unknown, because only \(searched) of \(total) unstable screens were searched \
        for it
        """)
    }
  }

  private static func reason(
    for text: UnstableText, after names: [String]
  ) -> InstabilityReason {
    let isOne = names.count == 1
    let first = names.first ?? ""
    let group = isOne ? first : "the screens from \(first) to \(names.last ?? "")"
    let leave =
      isOne
      ? "\(first) leaves something behind in the process (a static, a singleton)"
      : "together they leave something behind in the process (statics, singletons)"
    return text.reason(
      "renders differently after \(group) in one process", "\(leave); reset it in makeNavigator()")
  }
}
