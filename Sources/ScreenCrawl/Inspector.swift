package import Foundation
package import ScreenContents
package import ScreenDriver
import ScreenJobs
package import ScreenSnapshot

/// The tools of laws, the crawl and the map: starts the app at screens, and describes what they show.
@MainActor
package final class Inspector: JobTool {
  package let app: SnapshotApp
  package let scenes: SceneBuilder

  /// The steps that end the process, and are left out.
  package internal(set) var fatalSteps: Set<Activity> = []

  /// Called before each other step that could hang or crash.
  var onStep: OnStep = { _ in }

  /// What the screens show after a jump in an app that has just started, or why they cannot be shown.
  var freshScreens: [Int: Result<SettledScreen, ScreenError>] = [:]

  /// The steps that open links, without their secrets.
  private var linkSteps: [URL: Step] = [:]

  /// The screens on which the app does not stay when it settles, that are not the same each time, or that need
  /// another start.
  package private(set) var excluded: Set<Int> = []

  /// The dialogs of the manifest by the positions of their screens.
  package private(set) var dialogs: [Int: ManifestDialog] = [:]

  /// The screens that have a link.
  package private(set) lazy var linkedScreens = app.screens.indices.filter {
    app.canShow($0) && ((try? app.link($0)) ?? nil) != nil
  }

  /// The screens that have a property, which are found once.
  var screensByProperty: [AnyHashable: [Int]] = [:]

  package init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
  }

  /// Leaves out screens that cannot be compared.
  func use(_ known: ScreenSurvey) {
    for (index, omission) in known.omissions {
      freshScreens[index] = .failure(ScreenError(reason: omission.reason))
    }
    excluded = known.excluded
    dialogs = known.dialogs
  }

  /// The layout in which the app is operated.
  package var layout: ScreenLayout { app.drivenLayouts[0] }

  package func name(of index: Int) -> String { app.screens[index] }

  /// The step that jumps to a screen.
  package func show(_ index: Int) -> Step { .show(screen: name(of: index)) }

  /// The step that opens a link.
  package func open(_ url: URL) -> Step {
    if let step = linkSteps[url] { return step }
    let step = Step.open(url: url.absoluteString).redacted(by: app.redaction)
    linkSteps[url] = step
    return step
  }
}

// MARK: - Starting the app

extension Inspector {
  /// Starts the app, and goes to a screen unless it is nil: a dialog has the actions of the app.
  ///
  /// - Throws: An error of the harness; a ``ScreenError`` if there is a screen.
  package func driver(at index: Int?, settles: Bool = true) async throws -> Driver {
    guard let index else {
      return try await Driver(app, in: layout, scenes: scenes, settles: settles)
    }
    return try await driver(at: index) { try await $0.visit(index, dialogs[index]) }
  }

  /// Starts the app, and jumps to a screen, also if it is a dialog.
  ///
  /// - Throws: ``ScreenError``.
  package func driver(jumpingTo index: Int) async throws -> Driver {
    try await driver(at: index) { try await $0.show(index) }
  }

  private func driver(
    at index: Int, going: (Driver) async throws -> Void
  ) async throws -> Driver {
    if case .failure(let error) = freshScreens[index] { throw error }
    do {
      let driver = try await Driver(app, showing: index, in: layout, scenes: scenes)
      try await going(driver)
      return driver
    } catch {
      throw ScreenError(reason: "\(error)")
    }
  }

  /// Operates controls one after another.
  package func operate(_ path: [ControlIdentity], with driver: Driver) async throws {
    for identity in path {
      guard let control = try driver.scene.control(identity) else {
        throw ControlError.gone(identity.name)
      }
      try await driver.operate(control)
    }
  }
}

extension Inspector {
  /// Whether a number in a field changes what is visible: an app may ignore letters.
  package func takesNumber(
    _ control: ScreenControl, in driver: Driver, showing before: SettledScreen
  ) async throws -> Bool {
    guard let found = try driver.scene.control(like: control),
      (try? await driver.operate(found, typing: "42")) != nil,
      let after = try? SettledScreen(of: driver, self)
    else { return false }
    return !after.isSame(as: before)
  }
}
