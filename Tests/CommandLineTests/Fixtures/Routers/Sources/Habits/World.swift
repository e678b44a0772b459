import Foundation

/// What the app takes from outside. Code reads `world` wherever it needs the date or an identifier.
struct World {
  var now: () -> Date = { Date() }
  var uuid: () -> UUID = { UUID() }
}

@MainActor var world = World()
