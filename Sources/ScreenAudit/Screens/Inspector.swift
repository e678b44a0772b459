import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenSnapshot

/// The tools of laws, the crawl and the map: starts the app at screens, and describes what they show.
@MainActor
final class Inspector: JobTool {
  let app: AnySnapshotHarness
  let scenes: SceneBuilder

  /// The steps that end the process, and are left out.
  var fatalSteps: Set<Activity> = []

  /// Called before each other step that could hang or crash.
  var onStep: OnStep = { _ in }

  /// What the screens show after a jump in an app that has just started, or why they cannot be shown.
  var freshScreens: [Int: Result<SettledScreen, JobFailure>] = [:]

  /// The screens that can be shown, but not compared.
  private(set) var excluded: Set<Int> = []

  /// The dialogs of the manifest by the positions of their screens.
  private(set) var dialogs: [Int: ManifestDialog] = [:]

  /// The screens whose controls make a moment, which are found once.
  private var screensByMoment: [LinkMoment: [Int]] = [:]

  /// The screens with links, which take turns on the screens that make a moment.
  private(set) lazy var linkedScreens = app.screens.indices.filter {
    (try? app.link($0)) != nil
  }

  init(_ app: AnySnapshotHarness, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
  }

  /// Leaves out screens that cannot be compared.
  func use(_ known: ScreenSurvey) {
    for (index, omission) in known.omissions {
      freshScreens[index] = .failure(JobFailure(reason: omission.reason))
    }
    excluded = known.excluded
    dialogs = known.dialogs
  }

  var layout: ScreenLayout { app.drivenLayouts[0] }

  func name(of index: Int) -> String { app.screens[index] }

  /// The step that jumps to a screen.
  func show(_ index: Int) -> Step { .show(screen: name(of: index)) }
}

// MARK: - Starting the app

extension Inspector {
  /// Starts the app, and goes to a screen unless it is nil.
  ///
  /// A dialog has the actions of the app, unless the app jumps to it as to any other screen.
  ///
  /// - Throws: An error of the harness; a ``JobFailure`` if there is a screen.
  func driver(
    at index: Int?, settles: Bool = true, jumps: Bool = false
  ) async throws -> Driver {
    guard let index else {
      return try await Driver(app, in: layout, scenes: scenes, settles: settles)
    }
    if case .failure(let error) = freshScreens[index] { throw error }
    do {
      let driver = try await Driver(app, showing: index, in: layout, scenes: scenes)
      try await driver.visit(index, jumps ? nil : dialogs[index])
      return driver
    } catch {
      throw JobFailure(reason: "\(error)")
    }
  }
}

// MARK: - Screens

extension Inspector {
  /// Shows a screen once before a law needs it, so that a crash or a hang names it.
  func prepare(_ index: Int) async {
    guard freshScreens[index] == nil else { return }
    announce([show(index)])
    // The error is stored for the law that needs the screen.
    _ = try? await freshScreen(index)
  }

  /// What a screen shows after a jump in an app that has just started.
  ///
  /// - Throws: ``JobFailure``.
  func freshScreen(_ index: Int) async throws -> SettledScreen {
    if let screen = freshScreens[index] { return try screen.get() }
    let result: Result<SettledScreen, JobFailure>
    do {
      result = .success(try SettledScreen(of: try await driver(at: index, jumps: true), self))
    } catch {
      result = .failure(JobFailure(reason: "\(error)"))
    }
    freshScreens[index] = result
    return try result.get()
  }

  /// The screen that showed a state after a jump in this process; nil if no screen did.
  func screen(showing state: DescribedState) -> Int? {
    app.screens.indices.first { (try? freshScreens[$0]?.get().state) == state }
  }

  /// The screens, of those that the process has shown, whose controls make a moment.
  func screens(with moment: LinkMoment) -> [Int] {
    if let screens = screensByMoment[moment] { return screens }
    let screens = app.screens.indices.filter {
      guard let screen = try? freshScreens[$0]?.get() else { return false }
      return moment.control(among: screen.scene.controls, of: screen.state) != nil
    }
    screensByMoment[moment] = screens
    return screens
  }
}
