import ScreenDriver
package import ScreenSnapshot

/// Why a screen cannot be shown, so that no law can be checked on it.
struct ScreenError: Error, Equatable, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}

extension Inspector {
  /// What is visible on a screen after a jump in an app that has just started.
  ///
  /// - Throws: ``ScreenError``.
  package func freshState(of index: Int) async throws -> DescribedState {
    try await freshScreen(index).state
  }

  /// The screen showing a state after a jump, of those that the process has shown; nil if none does.
  package func screen(showing state: DescribedState) -> Int? {
    app.screens.indices.first { (try? freshScreens[$0]?.get().state) == state }
  }

  /// The screens, of those that the process has shown, that have a property; it looks at each of them once.
  package func screens(with property: some Hashable, _ has: (SettledScreen) -> Bool) -> [Int] {
    if let screens = screensByProperty[AnyHashable(property)] { return screens }
    let screens = app.screens.indices.filter { (try? freshScreens[$0]?.get()).map(has) ?? false }
    screensByProperty[AnyHashable(property)] = screens
    return screens
  }

  /// What a screen shows after a jump in an app that has just started.
  ///
  /// - Throws: ``ScreenError``.
  package func freshScreen(_ index: Int) async throws -> SettledScreen {
    if let screen = freshScreens[index] { return try screen.get() }
    let result: Result<SettledScreen, ScreenError>
    do {
      result = .success(try SettledScreen(of: try await driver(jumpingTo: index), self))
    } catch {
      result = .failure(error as? ScreenError ?? ScreenError(reason: "\(error)"))
    }
    freshScreens[index] = result
    return try result.get()
  }

  /// Shows a screen once before a law needs it, so that a crash or a hang names it.
  package func prepare(_ index: Int) async {
    guard freshScreens[index] == nil else { return }
    announce([show(index)])
    // The error is stored for the law that needs the screen.
    _ = try? await freshScreen(index)
  }
}
