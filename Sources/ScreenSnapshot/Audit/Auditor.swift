import Foundation
import ScreenContents
import ScreenText

/// The tools of laws, the crawl and the map: starts the app at screens, and describes what they show.
@MainActor
final class Auditor: JobTool {
  let app: SnapshotApp
  let scenes: SceneBuilder

  /// What the screens show after a jump in an app that has just started, or why they cannot be shown.
  private var freshScreens: [Int: Result<FreshScreen, ScreenError>] = [:]

  /// The steps that open links, without their secrets.
  private var linkSteps: [URL: Step] = [:]
  private var unstableParts = UnstableParts()

  /// The screens on which the app does not stay when it settles.
  private(set) var movedOn: Set<Int> = []

  /// The lines of pictures that differ each time, by the screen.
  private var unstableLines: [Int: UnstableLines] = [:]

  /// The links of all screens.
  private(set) lazy var declaredLinks = DeclaredLinks(
    app.screens.indices.compactMap { (try? app.link($0)) ?? nil })

  /// The dialogs of the manifest by the positions of their screens.
  private(set) var dialogs: [Int: ManifestDialog] = [:]

  /// The screens that have a link.
  private(set) lazy var linkedScreens = app.screens.indices.filter {
    ((try? app.link($0)) ?? nil) != nil
  }

  /// The known ways to end what is visible on screens, by position; nil for one without.
  var ends: [EndedScreen: WayOut?] = [:]

  init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
  }

  /// Leaves out screens that cannot be compared, and parts of the others that differ each time.
  func use(_ known: KnownScreens) {
    for (index, reason) in known.reasons {
      freshScreens[index] = .failure(ScreenError(reason: reason))
    }
    movedOn = Set(known.pathsAfterSettling.keys)
    unstableParts = UnstableParts(known.instabilities.values.flatMap(\.parts))
    unstableLines = known.instabilities.mapValues(\.lines)
    dialogs = known.dialogs
  }

  /// The layout in which the app is operated.
  var layout: ScreenLayout { app.drivenLayouts[0] }

  func name(of index: Int) -> String { app.screens[index] }

  /// The step that jumps to a screen.
  func show(_ index: Int) -> Step { .show(screen: name(of: index)) }

  /// The step that opens a link.
  func open(_ url: URL) -> Step {
    if let step = linkSteps[url] { return step }
    let step = Step.open(url: url.absoluteString).redacted(by: app.redaction)
    linkSteps[url] = step
    return step
  }
}

/// What a screen shows after a jump in an app that has just started.
private struct FreshScreen {
  let state: DescribedState
  let picture: [UInt8]
  let signature: SceneSignature

  /// What a control of the screen can do before a link.
  let moments: [LinkMoment]

  /// The picture without secrets; nil unless the process showed the screen before anything else.
  let firstPicture: [UInt8]?
}

/// Why a screen cannot be shown, so that no law can be checked on it.
struct ScreenError: Error, Equatable, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}

// MARK: - Starting the app

extension Auditor {
  /// Starts the app, and goes to a screen unless it is nil: a dialog has the actions of the app.
  ///
  /// - Throws: An error of the harness; a ``ScreenError`` if there is a screen.
  func driver(at index: Int?) async throws -> Driver {
    let dialog = index.flatMap { dialogs[$0] }
    return try await driver(at: index) { try await $0.visit($1, dialog) }
  }

  /// Starts the app, and jumps to a screen, also if it is a dialog.
  ///
  /// - Throws: ``ScreenError``.
  func driver(jumpingTo index: Int) async throws -> Driver {
    try await driver(at: index) { try await $0.show($1) }
  }

  private func driver(
    at index: Int?, going: (Driver, Int) async throws -> Void
  ) async throws -> Driver {
    guard let index else { return try await Driver(app, in: layout, scenes: scenes) }
    if case .failure(let error) = freshScreens[index] { throw error }
    do {
      let driver = try await Driver(app, in: layout, scenes: scenes)
      try await going(driver, index)
      return driver
    } catch {
      throw ScreenError(reason: "\(error)")
    }
  }

  /// Starts the app, jumps to a screen, and finds one of its controls; nil if it is gone.
  func driver(
    at index: Int, with control: ScreenControl
  ) async throws -> (driver: Driver, control: ScreenControl)? {
    let driver = try await driver(at: index)
    return try driver.scene.control(control.identity).map { (driver, $0) }
  }

  /// Operates controls one after another.
  func operate(_ path: [ControlIdentity], with driver: Driver) async throws {
    for identity in path {
      guard let control = try driver.scene.control(identity) else {
        throw ControlError(control: identity.name, problem: .gone)
      }
      try await driver.operate(control)
    }
  }
}

// MARK: - Describing what is visible

extension Auditor {
  /// What is visible on a screen after a jump in an app that has just started.
  ///
  /// - Throws: ``ScreenError``.
  func freshState(of index: Int) async throws -> DescribedState {
    try await freshScreen(index).state
  }

  /// What is visible on a screen after a jump, if the process has shown it; nil if it has not.
  func knownState(of index: Int) -> DescribedState? { try? freshScreens[index]?.get().state }

  /// The screen showing a state after a jump, of those that the process has shown; nil if none does.
  func screen(showing state: DescribedState) -> Int? {
    app.screens.indices.first { knownState(of: $0) == state }
  }

  /// The screens, of those that the process has shown, whose controls make a moment.
  func screens(with moment: LinkMoment) -> [Int] {
    app.screens.indices.filter {
      (try? freshScreens[$0]?.get().moments.contains(moment)) ?? false
    }
  }

  /// What is visible on a screen that is shown before anything else in the process.
  ///
  /// - Throws: ``ScreenError``.
  func firstState(of index: Int) async throws -> DescribedState {
    let isFirst = freshScreens.values.allSatisfy { $0.isFailure }
    return try await freshScreen(index, isFirst: isFirst).state
  }

  /// - Throws: ``ScreenError``.
  private func freshScreen(_ index: Int, isFirst: Bool = false) async throws -> FreshScreen {
    if let screen = freshScreens[index] { return try screen.get() }
    let result: Result<FreshScreen, ScreenError>
    do {
      let driver = try await driver(jumpingTo: index)
      let (scene, state) = (try driver.scene, try state(of: driver))
      result = .success(
        FreshScreen(
          state: state, picture: driver.picture(of: scene, redaction: .none),
          signature: SceneSignature(of: scene), moments: scene.moments(in: state),
          firstPicture: isFirst ? driver.picture(of: scene, redaction: app.redaction) : nil))
    } catch {
      result = .failure(error as? ScreenError ?? ScreenError(reason: "\(error)"))
    }
    freshScreens[index] = result
    return try result.get()
  }

  /// The picture of a screen after a jump in an app that has just started.
  ///
  /// - Throws: ``ScreenError``.
  func freshPicture(of index: Int) async throws -> [UInt8] {
    try await freshScreen(index).picture
  }

  /// Shows a screen once before a law needs it, so that a crash or a hang names it.
  func prepare(_ index: Int, _ progress: StepProgress) async {
    guard freshScreens[index] == nil else { return }
    progress.announce([show(index)])
    // The error is stored for the law that needs the screen.
    _ = try? await freshScreen(index)
  }

  /// What is visible now, without the parts that differ each time.
  func state(of driver: Driver) throws -> DescribedState {
    stable(try driver.visible.described)
  }

  /// Whether the app shows what it shows after a jump to a screen in an app that has just started, path and
  /// text.
  ///
  /// It describes the app once, which the laws do for each pair of screens. If it returns false, the app
  /// may still show the same, apart from lines that differ each time.
  func shows(_ index: Int, _ driver: Driver) async throws -> Bool {
    let expected = try await freshScreen(index)
    guard let visible = try? driver.visible, stable(visible.described) == expected.state else {
      return false
    }
    return SceneSignature(of: scenes.scene(of: visible, in: layout)) == expected.signature
  }

  /// A state without the parts that differ each time.
  func stable(_ state: DescribedState) -> DescribedState { unstableParts.removed(from: state) }

  /// Whether two pictures of a screen are equal, apart from the lines that differ each time.
  func isSame(_ picture: [UInt8], as other: [UInt8], on index: Int) -> Bool {
    if picture == other { return true }
    return unstableLines[index]?.areAllThatDiffer(picture, other) ?? false
  }

  /// How the text of a screen differs from that after a jump in an app that has just started; nil if it does
  /// not.
  ///
  /// A text that another start of the app shows, too, is a change only if the screen was shown before anything
  /// else in the process: otherwise, the first text may be the wrong one.
  func textChange(on index: Int, shownBy driver: Driver) async throws -> TextChange? {
    let fresh = try await freshScreen(index)
    let scene = try driver.scene
    if SceneSignature(of: scene) == fresh.signature { return nil }
    let picture = driver.picture(of: scene, redaction: .none)
    if isSame(picture, as: fresh.picture, on: index) { return nil }
    let again = try await self.driver(jumpingTo: index)
    let sceneAgain = try again.scene
    let pictureAgain = again.picture(of: sceneAgain, redaction: .none)
    let found = driver.picture(of: scene, redaction: app.redaction)
    if isSame(pictureAgain, as: fresh.picture, on: index) {
      return TextChange(
        from: again.picture(of: sceneAgain, redaction: app.redaction), to: found)
    }
    // A text that is another one in each new app is no change.
    guard let first = fresh.firstPicture, isSame(pictureAgain, as: picture, on: index) else {
      return nil
    }
    return TextChange(from: first, to: found, staysInProcess: true)
  }

  /// What is visible after an operation, or why it fails or leads to an invalid state.
  ///
  /// - Throws: ``UnsupportedOperation``.
  func result(
    with driver: Driver, of operation: () async throws -> Void = {}
  ) async throws -> OperationResult {
    result(with: driver, after: try await failure(of: operation))
  }

  /// What is visible after an operation that failed for a reason, or did not.
  func result(with driver: Driver, after failure: String?) -> OperationResult {
    if let failure { return .invalid(reason: failure) }
    do {
      return .visible(try state(of: driver))
    } catch {
      return .invalid(reason: "\(error)")
    }
  }

  /// The reason why an operation fails; nil if it does not.
  ///
  /// - Throws: ``UnsupportedOperation``.
  func failure(of operation: () async throws -> Void) async throws -> String? {
    do {
      try await operation()
      return nil
    } catch let operation as UnsupportedOperation {
      throw operation
    } catch {
      return "\(error)"
    }
  }
}

extension ScreenScene {
  fileprivate func moments(in state: DescribedState) -> [LinkMoment] {
    let controls = controls
    return LinkMoment.ofScreens.filter { $0.control(among: controls, of: state) != nil }
  }
}

extension Result {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
