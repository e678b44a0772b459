import ScreenText

/// A screen to render or a journey to replay.
package struct RenderTask: Hashable, Sendable {
  package let subject: Subject

  /// The folders of its goldens, at least one: layouts of pictures, controls alone, or journeys alone.
  package let folders: [GoldenFolder]

  package init(subject: Subject, folders: [GoldenFolder]) {
    self.subject = subject
    self.folders = folders
  }

  /// What a task renders.
  ///
  /// Nearly all tasks are screens, so the other cases are boxed.
  package enum Subject: Hashable, Sendable {
    /// The screen at a position in the manifest.
    case screen(Int)
    indirect case journey(JourneySource)
    /// A part of an audit, without the screens that end the process, whose reasons are by position.
    indirect case audit(AuditTask, without: [Int: String])
  }
}

extension RenderTask {
  /// Creates the task of a screen.
  package init(index: Int, layouts: [ScreenLayout]) {
    subject = .screen(index)
    folders = layouts.map { GoldenFolder($0) }
  }

  /// Creates the task of a journey.
  package init(_ journey: JourneySource) {
    subject = .journey(journey)
    folders = [.journeys]
  }

  /// Creates the task of a part of an audit.
  package init(_ audit: AuditTask, without lost: [Int: String] = [:]) {
    subject = .audit(audit, without: lost)
    folders = []
  }

  /// Whether the task renders the control golden of a screen alone.
  var isOfControls: Bool { folders.count == 1 && folders[0] == .controls }

  /// The layouts of the task.
  package var layouts: [ScreenLayout] { folders.compactMap(\.layout) }

  /// A number that distinguishes the task from others of its run.
  package var number: Int {
    switch subject {
    case .screen(let index): index
    case .journey(let journey): -1 - Checksum.value(of: journey.name.utf8)
    case .audit(let task, _): -1 - Checksum.value(of: "\(task)".utf8)
    }
  }
}

extension [RenderTask] {
  /// The tasks that have folders that are wanted, with these folders alone.
  func limited(to isWanted: (GoldenFolder) -> Bool) -> [RenderTask] {
    // The tasks keep sharing one array of folders.
    if allSatisfy({ $0.folders.allSatisfy(isWanted) }) { return self }
    return compactMap { task in
      let folders = task.folders.filter(isWanted)
      return folders.isEmpty ? nil : RenderTask(subject: task.subject, folders: folders)
    }
  }
}
