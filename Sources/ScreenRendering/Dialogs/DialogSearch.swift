import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Searches for the controls that present dialogs: the first one of the screen beneath, or the one that the harness
/// names.
@MainActor
struct DialogSearch {
  private let harness: AnySnapshotHarness
  private let scenes: SceneBuilder

  /// The steps that ended the process before, with the reasons.
  private let fatalSteps: [Activity: String]
  private let onStep: OnStep

  /// The dialogs of the manifest, with what is beneath them.
  private var dialogs: [(screen: Int, value: DescribedDialog, beneath: DescribedState)] = []

  /// The first screens with a path, by what it describes.
  private var positions: [DescribedState: Int] = [:]

  /// Why the path of a screen cannot be read; nil if all can.
  private var unread: String?

  /// What the controls of the screens beneath present.
  private var taps: [Int: TapsOnScreen] = [:]

  init(_ tools: JobTools, without fatalSteps: [Activity: String], onStep: @escaping OnStep) {
    (harness, scenes) = (tools.app, tools.scenes)
    (self.fatalSteps, self.onStep) = (fatalSteps, onStep)
  }

  /// What the search finds out about the dialogs of some screens.
  mutating func result(for screens: Set<Int>) async -> [Int: ManifestDialog] {
    for screen in harness.screens.indices { readPath(of: screen) }
    var result: [Int: ManifestDialog] = [:]
    for dialog in dialogs where screens.contains(dialog.screen) {
      var search = await namedResult(for: dialog.value, on: dialog.screen)
      if search == nil { search = await tapResult(for: dialog.value, over: dialog.beneath) }
      result[dialog.screen] = search.map { ManifestDialog(dialog.value, $0) }
    }
    return result
  }

  private mutating func readPath(of screen: Int) {
    do throws(JobFailure) {
      try begin([], on: screen, calling: "navigationPath")
      guard let state = harness.path(screen).map(scenes.described) else { return }
      if let value = state.frontDialog, let beneath = state.withoutTopLevel {
        dialogs.append((screen, value, beneath))
      } else if positions[state] == nil {
        positions[state] = screen
      }
    } catch {
      unread = unread ?? "the path of \(name(of: screen)) cannot be read: \(error)"
    }
  }

  /// The name of a screen in messages.
  private func name(of screen: Int) -> String {
    "'\(TextColumns.visible(harness.screens[screen]))'"
  }
}

// MARK: - Named controls

extension DialogSearch {
  /// What the control that the harness names for a dialog does; nil if the harness names none.
  private func namedResult(
    for value: DescribedDialog, on screen: Int
  ) async -> ManifestDialog.SearchResult? {
    do throws(JobFailure) {
      try begin([], on: screen, calling: "presenter(of:)")
    } catch {
      return .undecided(reason: "'presenter(of:)' fails for \(name(of: screen)): \(error)")
    }
    guard let named = harness.namedPresenter(screen) else { return nil }
    guard let start = harness.positions[named.screen] else {
      let name = TextColumns.visible(named.screen)
      return .misnamed(reason: "the manifest has no screen '\(name)'")
    }
    var reason = ""
    do {
      let steps = try named.parsedSteps
      for layout in harness.drivenLayouts {
        let difference = await difference(from: value, after: steps, on: start, in: layout)
        guard let difference else {
          return .found(ManifestDialog.Presenter(screen: start, layout: layout, steps: steps))
        }
        if reason.isEmpty { reason = difference }
      }
    } catch {
      reason = "\(error)"
    }
    return .misnamed(reason: reason)
  }

  /// Why steps on a screen do not present a dialog; nil if they do.
  private func difference(
    from dialog: DescribedDialog, after steps: [Step], on screen: Int, in layout: ScreenLayout
  ) async -> String? {
    var performed = steps[..<0]
    do {
      try begin(performed, on: screen)
      let driver = try await Driver(harness, at: screen, in: layout, scenes: scenes)
      for step in steps {
        performed.append(step)
        try begin(performed, on: screen)
        if try await !driver.take(step) {
          throw JobFailure(
            reason: "it cannot present a dialog; use 'tap', 'type', 'back' and 'tab'")
        }
      }
      return try driver.visible.described.difference(from: dialog)
    } catch {
      return failure(of: performed, on: screen, error)
    }
  }
}

extension DialogPresenter<String> {
  /// The steps up to the control.
  ///
  /// - Throws: A `JobFailure` for the first text that is not a step; its number, because the text may be a secret.
  fileprivate var parsedSteps: [Step] {
    get throws {
      try (steps + ["tap \(control)"]).enumerated().map { index, text in
        do throws(JourneyDefect) {
          return try Step(parsing: text)
        } catch {
          let isStep = index < steps.count
          let subject = isStep ? "step \(index + 1)" : "'\(TextColumns.visible(text))'"
          throw JobFailure(reason: "\(subject): \(error)")
        }
      }
    }
  }
}

extension DescribedState {
  /// What is in front instead of a dialog; nil if the dialog is.
  fileprivate func difference(from dialog: DescribedDialog) -> String? {
    guard let frontDialog else { return "it leads to \(line)" }
    if frontDialog == dialog { return nil }
    return frontDialog.title == dialog.title
      ? "it presents the dialog \(dialog.differences(of: frontDialog))"
      : "it presents '\(TextColumns.visible(frontDialog.title))'"
  }
}

// MARK: - Controls of the screen beneath

/// The dialogs that the controls of a screen present, as far as they were tapped.
private struct TapsOnScreen {
  /// The layouts whose controls were not tapped.
  var layouts: ArraySlice<ScreenLayout>

  /// The dialogs with the first control that presents each of them, in the order of the controls.
  var presented: [(value: DescribedDialog, label: String, presenter: ManifestDialog.Presenter)] = []

  /// Why a control that presents a dialog may be unknown; nil if all controls were tapped.
  var undecided: String?

  func presenter(of value: DescribedDialog) -> ManifestDialog.Presenter? {
    presented.first { $0.value == value }?.presenter
  }
}

extension DialogSearch {
  /// What the controls of the screen beneath a dialog do.
  ///
  /// If no screen has that path, it may be one whose path cannot be read. A control that presents the dialog counts,
  /// whatever other controls do. Without one, a control that could not be tapped may be it.
  private mutating func tapResult(
    for value: DescribedDialog, over beneath: DescribedState
  ) async -> ManifestDialog.SearchResult {
    guard let screen = positions[beneath] else {
      return unread.map { .undecided(reason: $0) } ?? .nothing
    }
    if harness.skipReasons[screen] != nil {
      return .undecided(reason: "the harness skips \(name(of: screen)), which is beneath")
    }
    var taps = taps[screen] ?? TapsOnScreen(layouts: harness.drivenLayouts[...])
    while taps.presenter(of: value) == nil, let layout = taps.layouts.popFirst() {
      await tapControls(of: screen, in: layout, adding: &taps)
    }
    self.taps[screen] = taps
    if let presenter = taps.presenter(of: value) { return .found(presenter) }
    if let undecided = taps.undecided { return .undecided(reason: undecided) }
    let other = taps.presented.first { other in
      other.value.title == value.title && !dialogs.contains { $0.value == other.value }
    }
    guard let other else { return .nothing }
    let names = [other.label, harness.screens[screen]].map { TextColumns.visible($0) }
    return .presentsAnother(
      difference:
        "'\(names[0])' on \(names[1]) presents the dialog \(value.differences(of: other.value))")
  }

  /// Taps each control of a screen in a layout; a step that fails leaves the search undecided.
  ///
  /// So does a screen that the app leaves, because its controls are not there when a person taps.
  private func tapControls(
    of screen: Int, in layout: ScreenLayout, adding taps: inout TapsOnScreen
  ) async {
    let tapper = ControlTapper(harness, scenes: scenes)
    do {
      try begin([], on: screen)
      let beneath = try await tapper.open(screen, nil, in: layout)
      if let next = beneath.next {
        throw JobFailure(reason: "'settle(_:)' moves on to \(next.line)")
      }
      for control in beneath.scene.controls where control.wiring == .wired && !control.isTab {
        do {
          try begin([control.step], on: screen)
          let state = try await tapper.tap([control], on: beneath) { _ in }.state
          guard let dialog = state.frontDialog, taps.presenter(of: dialog) == nil else { continue }
          let presenter = ManifestDialog.Presenter(
            screen: screen, layout: layout, steps: [control.step])
          taps.presented.append((dialog, control.label, presenter))
        } catch is UnsupportedOperation {
          continue
        } catch {
          taps.undecided = taps.undecided ?? failure(of: [control.step], on: screen, error)
        }
      }
    } catch {
      taps.undecided = taps.undecided ?? failure(of: [], on: screen, error)
    }
  }
}

// MARK: - Steps

extension DialogSearch {
  /// Announces the last of some steps on a screen, or a function of the harness that is called for the screen.
  ///
  /// - Throws: A `JobFailure` with the reason if the step ended the process before.
  private func begin(
    _ steps: ArraySlice<Step>, on screen: Int, calling function: String? = nil
  ) throws(JobFailure) {
    let activity = Activity.steps(displayed(steps, on: screen), on: function)
    if let reason = fatalSteps[activity] { throw JobFailure(reason: reason) }
    onStep(activity)
  }

  /// The failure of the last of some steps on a screen: `'tap Send' after 'show outbox' fails: SIGTRAP`.
  private func failure(
    of steps: ArraySlice<Step>, on screen: Int, _ error: any Error
  ) -> String {
    var names = displayed(steps, on: screen).map { "'\(TextColumns.visible($0.text))'" }
    let last = names.removeLast()
    let before = names.isEmpty ? "" : " after \(WordList.list(names))"
    return "\(last)\(before) fails: \((error as? ControlError)?.reason ?? "\(error)")"
  }

  /// The steps from the start of the app on, without the secrets of URLs.
  private func displayed(_ steps: ArraySlice<Step>, on screen: Int) -> [Step] {
    [.show(screen: harness.screens[screen])] + steps.map { $0.redacted(by: harness.redaction) }
  }
}
