import ScreenText

/// What a screen shows after a jump in an app that has just started.
struct FreshScreen {
  let state: DescribedState
  let picture: [UInt8]

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
          moments: scene.moments(in: state),
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

  /// Whether the app shows what it shows after a jump to a screen in an app that has just started, path and
  /// text.
  ///
  /// It describes the app once, which the laws do for each pair of screens.
  func shows(_ index: Int, _ driver: Driver) async throws -> Bool {
    let expected = try await freshScreen(index)
    guard let visible = try? driver.visible, visible.described == expected.state else {
      return false
    }
    return scenes.scene(of: visible, in: layout).picture(in: layout) == expected.picture
  }

  /// How the text of a screen differs from that after a jump in an app that has just started; nil if it does
  /// not.
  ///
  /// A text that another start of the app shows, too, is a change only if the screen was shown before anything
  /// else in the process: otherwise, the first text may be the wrong one.
  func textChange(on index: Int, shownBy driver: Driver) async throws -> TextChange? {
    let fresh = try await freshScreen(index)
    let scene = try driver.scene
    let picture = driver.picture(of: scene, redaction: .none)
    if picture == fresh.picture { return nil }
    let again = try await self.driver(jumpingTo: index)
    let sceneAgain = try again.scene
    let pictureAgain = again.picture(of: sceneAgain, redaction: .none)
    let found = driver.picture(of: scene, redaction: app.redaction)
    if pictureAgain == fresh.picture {
      return TextChange(
        from: again.picture(of: sceneAgain, redaction: app.redaction), to: found)
    }
    // A text that is another one in each new app is no change.
    guard let first = fresh.firstPicture, pictureAgain == picture else {
      return nil
    }
    return TextChange(from: first, to: found, staysInProcess: true)
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
