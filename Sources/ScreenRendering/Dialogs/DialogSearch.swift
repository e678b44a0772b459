import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Searches for the controls that present dialogs: the first one of the screen beneath, or the one that the harness
/// names.
@MainActor
struct DialogSearch {
  private let app: SearchedApp

  /// The dialogs of the manifest, with what is beneath them.
  private var dialogs: [(screen: Int, value: DescribedDialog, beneath: DescribedState)] = []

  /// The first screens with a path, by what it describes.
  private var positions: [DescribedState: Int] = [:]

  /// Why the path of a screen cannot be read; nil if all can.
  private var unread: String?

  /// What the controls of the screens beneath present.
  private var taps: [Int: TapsOnScreen] = [:]

  init(_ app: SearchedApp) { self.app = app }

  /// What the search finds out about the dialogs of some screens.
  mutating func result(for screens: Set<Int>) async -> [Int: ManifestDialog] {
    for screen in app.app.screens.indices { readPath(of: screen) }
    var result: [Int: ManifestDialog] = [:]
    let values = Set(dialogs.map(\.value))
    for dialog in dialogs where screens.contains(dialog.screen) {
      var search = await namedResult(for: dialog.value, on: dialog.screen)
      if search == nil {
        search = await tapResult(for: dialog.value, over: dialog.beneath, among: values)
      }
      result[dialog.screen] = search.map { ManifestDialog(dialog.value, $0) }
    }
    return result
  }

  private mutating func readPath(of screen: Int) {
    do throws(JobFailure) {
      guard let state = try app.state(of: screen) else { return }
      if let value = state.frontDialog, let beneath = state.withoutTopLevel {
        dialogs.append((screen, value, beneath))
      } else if positions[state] == nil {
        positions[state] = screen
      }
    } catch {
      unread = unread ?? "the path of \(app.name(of: screen)) cannot be read: \(error)"
    }
  }

  /// What the control that the harness names for a dialog does; nil if the harness names none.
  private func namedResult(
    for value: DescribedDialog, on screen: Int
  ) async -> ManifestDialog.SearchResult? {
    do throws(JobFailure) {
      guard let named = try app.namedPresenter(of: screen) else { return nil }
      return await app.check(named, of: value)
    } catch {
      return .undecided(reason: "'presenter(of:)' fails for \(app.name(of: screen)): \(error)")
    }
  }

  /// What the controls of the screen beneath a dialog do.
  ///
  /// If no screen has that path, it may be one whose path cannot be read.
  private mutating func tapResult(
    for value: DescribedDialog, over beneath: DescribedState, among values: Set<DescribedDialog>
  ) async -> ManifestDialog.SearchResult {
    guard let screen = positions[beneath] else {
      return unread.map { .undecided(reason: $0) } ?? .nothing
    }
    if app.app.skipReasons[screen] != nil {
      return .undecided(reason: "the harness skips \(app.name(of: screen)), which is beneath")
    }
    var taps = taps[screen] ?? TapsOnScreen(screen, app)
    await taps.tapControls(presenting: value)
    self.taps[screen] = taps
    return taps.result(for: value, among: values)
  }
}

/// The dialogs that the controls of a screen present.
@MainActor
private struct TapsOnScreen {
  private let screen: Int
  private let app: SearchedApp

  /// The layouts whose controls were not tapped.
  private var layouts: ArraySlice<ScreenLayout>

  /// The dialogs with the first control that presents each of them, in the order of the controls.
  private var presented:
    [(value: DescribedDialog, control: String, presenter: ManifestDialog.Presenter)] = []

  /// Why a control that presents a dialog may be unknown; nil if all controls were tapped.
  private var undecided: String?

  init(_ screen: Int, _ app: SearchedApp) {
    (self.screen, self.app, layouts) = (screen, app, app.app.drivenLayouts[...])
  }

  /// Taps the controls of the screen in one layout after the other until one of them has presented a dialog.
  mutating func tapControls(presenting value: DescribedDialog) async {
    while presenter(of: value) == nil, let layout = layouts.popFirst() {
      await tapControls(in: layout)
    }
  }

  /// Taps each control of the screen in a layout; a step that fails leaves the search undecided.
  private mutating func tapControls(in layout: ScreenLayout) async {
    var steps = [app.show(screen)]
    do {
      try app.begin(steps)
      let beneath = try await app.tapper.open(screen, nil, in: layout)
      for control in beneath.scene.controls where control.wiring == .wired && !control.isTab {
        steps = [app.show(screen), control.step]
        do {
          try app.begin(steps)
          add(try await app.tapper.tap([control], on: beneath) { _ in }.state, control, layout)
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
    _ state: DescribedState, _ control: ScreenControl, _ layout: ScreenLayout
  ) {
    guard let dialog = state.frontDialog, presenter(of: dialog) == nil else { return }
    let presenter = ManifestDialog.Presenter(
      screen: screen, layout: layout, steps: [control.step])
    presented.append((dialog, control.label, presenter))
  }

  private func presenter(of value: DescribedDialog) -> ManifestDialog.Presenter? {
    presented.first { $0.value == value }?.presenter
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
    for value: DescribedDialog, among values: Set<DescribedDialog>
  ) -> ManifestDialog.SearchResult {
    if let presenter = presenter(of: value) { return .found(presenter) }
    if let undecided { return .undecided(reason: undecided) }
    let other = presented.first { other in
      other.value.title == value.title && !values.contains(other.value)
    }
    guard let other else { return .nothing }
    let names = [other.control, app.app.screens[screen]].map { TextColumns.visible($0) }
    return .presentsAnother(
      difference:
        "'\(names[0])' on \(names[1]) presents the dialog \(value.differences(of: other.value))")
  }
}
