/// A screen that rendered to different texts in two passes.
struct UnstableScreen {
  let task: RenderTask

  /// The folders of the texts that differ.
  let folders: [GoldenFolder]

  let first: Rendering
  let second: Rendering

  /// The texts of one pass that differ.
  struct Rendering {
    let texts: [[UInt8]]
    let pass: RenderPass

    /// The position of the screen in the pass.
    let position: Int
  }

  /// The texts for the folders that differ; nil for a screen that did not render.
  func texts(of screen: RenderedScreen?) -> [[UInt8]]? {
    screen.map { screen in
      folders.map { folder in screen.texts.first { $0.folder == folder }?.bytes ?? [] }
    }
  }
}

/// The screens of one pass, in the order of rendering, and the processes that rendered them.
struct RenderPass {
  let tasks: [RenderTask]
  let processes: [ProcessHistory]

  /// The screens that the process of a screen rendered before it.
  func history(before position: Int) -> [RenderTask] {
    let positions = processes.lazy.compactMap { $0.positions(before: position) }.first ?? []
    return positions.map { tasks[$0] }
  }
}

/// Why a screen renders differently.
enum InstabilityCause {
  /// It differs even in the same order, or the order does not reproduce the difference.
  case screenItself

  /// It differs after these screens in one process; the texts are those for the folders that differ.
  case screens([RenderTask], without: [[UInt8]], after: [[UInt8]])

  /// It differs in another order, and without other processes, the cause cannot be searched.
  case order

  /// It differs in another order, and only the first of such screens were searched.
  case notSearched(searched: Int, total: Int)
}

extension InstabilityCause {
  /// The reason of the verdict.
  ///
  /// - Parameters:
  ///   - screen: The screen that renders differently.
  ///   - index: The index of the folder among those that differ.
  ///   - name: The name of a screen or journey.
  /// - Returns: Nil if the two passes rendered equal texts.
  func reason(
    for screen: UnstableScreen, at index: Int, name: (RenderTask.Subject) -> String
  ) -> String? {
    let text = UnstableText(screen.first.texts[index], screen.second.texts[index])
    switch self {
    case .screenItself: return text?.reason
    case .screens(let culprits, let without, let after):
      let text = UnstableText(without[index], after[index]) ?? text
      return text.map { Self.reason(for: $0, after: culprits.map { "'\(name($0.subject))'" }) }
    case .order:
      return text.map {
        """
        renders differently in another order\($0.place); render the screens in worker processes to \
        find the cause
        """
      }
    case .notSearched(let searched, let total):
      return text.map {
        """
        renders differently in another order\($0.place); the cause is unknown, because only \
        \(searched) of \(total) unstable screens were searched for it
        """
      }
    }
  }

  private static func reason(for text: UnstableText, after names: [String]) -> String {
    let isOne = names.count == 1
    let first = names.first ?? ""
    let group = isOne ? first : "the screens from \(first) to \(names.last ?? "")"
    let leave =
      isOne
      ? "\(first) leaves something behind in the process (a static, a singleton)"
      : "together they leave something behind in the process (statics, singletons)"
    return """
      renders differently after \(group) in one process\(text.place); \(leave); reset it in \
      makeNavigator()
      """
  }
}
