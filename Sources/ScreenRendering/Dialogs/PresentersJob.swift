import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Finds the controls that present dialogs: the first one of the screen beneath, or the one that the harness names.
struct PresentersJob: DialogJob {
  typealias Result = [Int: ManifestDialog.SearchResult]

  /// The dialogs over one screen, or those whose control the harness names.
  let dialogs: [ListedDialog]

  /// All dialogs of the manifest with the title of one of these.
  let alike: Set<DescribedDialog>
  var fatalSteps: [Activity: String] = [:]

  func work(among screens: [String]) -> String {
    let screen =
      switch dialogs[0].source {
      case .named(let presenter): presenter.screen
      case .beneath(let screen): screens[screen]
      case .known: ""
      }
    return "searching the controls of \(screen) for dialogs"
  }

  /// What the search found out for the screen of each dialog.
  ///
  /// - Complexity: One navigation per control of the screen.
  @MainActor
  func result(_ app: SearchedApp) async -> Result {
    var result: Result = [:]
    switch dialogs[0].source {
    case .named(let presenter):
      for dialog in dialogs {
        result[dialog.screen] = await check(presenter, of: dialog.value, app)
      }
    case .beneath(let screen):
      var taps = TapsOnScreen(screen, app)
      for layout in app.app.drivenLayouts
      where dialogs.contains(where: { taps.presenters[$0.value] == nil }) {
        await taps.tapControls(in: layout)
      }
      for dialog in dialogs {
        result[dialog.screen] = taps.result(for: dialog.value, among: alike)
      }
    case .known: break
    }
    return result
  }
}

/// The dialogs that the controls of a screen present.
@MainActor
private struct TapsOnScreen {
  private let screen: Int
  private let app: SearchedApp

  /// The first control that presents each dialog.
  private(set) var presenters: [DescribedDialog: ManifestDialog.Presenter] = [:]

  /// The dialogs in the order of their controls.
  private var presented: [(value: DescribedDialog, control: String)] = []

  /// Why a control that presents a dialog may be unknown; nil if all controls were tapped.
  private var undecided: String?

  init(_ screen: Int, _ app: SearchedApp) { (self.screen, self.app) = (screen, app) }

  /// Taps each control of the screen in a layout; a step that fails leaves the search undecided.
  mutating func tapControls(in layout: ScreenLayout) async {
    var steps = [app.show(screen)]
    do {
      try app.begin(steps)
      let beneath = try await app.tapper.open(screen, nil, in: layout)
      let controls = beneath.scene.controls
      for (control, step) in zip(controls, controls.steps)
      where control.wiring == .wired && !control.isTab {
        steps = [app.show(screen), step]
        do {
          try app.begin(steps)
          add(try await app.tapper.state(after: [control], on: beneath), control, step, layout)
        } catch is UnsupportedOperation {
          continue
        } catch {
          setUndecided(by: error, in: steps)
        }
      }
    } catch {
      setUndecided(by: error, in: steps)
    }
  }

  private mutating func add(
    _ state: DescribedState, _ control: ScreenControl, _ step: Step, _ layout: ScreenLayout
  ) {
    guard let dialog = state.frontDialog, presenters[dialog] == nil else { return }
    presenters[dialog] = ManifestDialog.Presenter(screen: screen, layout: layout, steps: [step])
    presented.append((dialog, control.label))
  }

  /// Keeps why the first step fails: `'tap Send' after 'show outbox' fails: SIGTRAP`.
  private mutating func setUndecided(by error: any Error, in steps: [Step]) {
    if undecided != nil { return }
    let names = steps.reversed().map { "'\(TextColumns.visible($0.text))'" }
    let reason = (error as? ControlError)?.reason ?? "\(error)"
    undecided = "\(names.joined(separator: " after ")) fails: \(reason)"
  }

  /// What the taps tell about a dialog over the screen.
  ///
  /// A control that presents it counts, whatever other controls do. Without one, a control that could not be tapped may
  /// be it.
  func result(
    for value: DescribedDialog, among alike: Set<DescribedDialog>
  ) -> ManifestDialog.SearchResult {
    if let presenter = presenters[value] { return .found(presenter) }
    if let undecided { return .undecided(reason: undecided) }
    let other = presented.first { other in
      other.value.title == value.title && !alike.contains(other.value)
    }
    guard let other else { return .nothing }
    let names = [other.control, app.app.screens[screen]].map { TextColumns.visible($0) }
    return .presentsAnother(
      difference:
        "'\(names[0])' on \(names[1]) presents the dialog \(value.differences(of: other.value))")
  }
}

// MARK: - Named controls

extension PresentersJob {
  /// Presents a dialog with the control that the harness names, in the first layout that has the control.
  @MainActor
  private func check(
    _ named: NamedPresenter, of value: DescribedDialog, _ app: SearchedApp
  ) async -> ManifestDialog.SearchResult {
    guard let screen = app.app.screens.firstIndex(of: named.screen) else {
      let name = TextColumns.visible(named.screen)
      return .misnamed(reason: "the manifest has no screen '\(name)'")
    }
    var reason: String?
    for layout in app.app.drivenLayouts {
      do throws(JobFailure) {
        let steps = try await present(value, by: named, from: screen, in: layout, app)
        return .found(ManifestDialog.Presenter(screen: screen, layout: layout, steps: steps))
      } catch {
        reason = reason ?? error.reason
      }
    }
    return .misnamed(reason: reason ?? "the harness has no layout")
  }

  /// Performs the steps that the harness names.
  ///
  /// - Returns: The steps.
  /// - Throws: The reason why they do not present the dialog.
  @MainActor
  private func present(
    _ value: DescribedDialog, by named: NamedPresenter, from screen: Int, in layout: ScreenLayout,
    _ app: SearchedApp
  ) async throws(JobFailure) -> [Step] {
    var steps = [app.show(screen)]
    var text = steps[0].text
    let state: DescribedState
    do {
      try app.begin(steps)
      let driver = try await Driver(app.app, showing: screen, in: layout, scenes: app.scenes)
      try await driver.show(screen)
      for next in named.steps {
        text = next
        steps.append(try Step(parsing: text))
        try app.begin(steps)
        try await driver.take(steps[steps.count - 1])
      }
      state = try driver.visible.described
    } catch {
      throw JobFailure(reason: "'\(TextColumns.visible(text))': \(error)")
    }
    if let difference = state.difference(from: value) { throw JobFailure(reason: difference) }
    return Array(steps.dropFirst())
  }
}

extension DescribedState {
  /// What is in front instead of a dialog; nil if the dialog is.
  fileprivate func difference(from dialog: DescribedDialog) -> String? {
    guard let frontDialog else { return "it leads to \(path.first ?? "")" }
    if frontDialog == dialog { return nil }
    return frontDialog.title == dialog.title
      ? "it presents the dialog \(dialog.differences(of: frontDialog))"
      : "it presents '\(TextColumns.visible(frontDialog.title))'"
  }
}
