import Foundation

/// Fifty screens that are shown like any other, or as many as a test says, and those that do what
/// screens should not. Where a test wants naps, those follow a screen that ends the app a while after
/// it is shown.
struct HazardScreen: CaseIterable, RawRepresentable {
  let rawValue: String

  static var allCases: [HazardScreen] {
    let variables = ProcessInfo.processInfo.environment
    let count = variables["HAZARDS_GOOD"].flatMap { Int($0) } ?? 50
    let good = (0..<count).map { "good\($0)" }
    let naps = (0..<(variables["HAZARDS_NAPS"].flatMap { Int($0) } ?? 0)).map { "nap\($0)" }
    let bad = Hazard.allCases.map(\.rawValue)
    // The bad ones stand between the good ones.
    return
      (good.enumerated().flatMap { index, name in
        [name] + (bad.indices.contains(index) ? [bad[index]] : [])
      } + (naps.isEmpty ? [] : ["endsLater"] + naps)).map { HazardScreen(rawValue: $0) }
  }
}

enum Hazard: String, CaseIterable {
  case fatalError
  case arrayIndex
  case stackOverflow
  case exitsWithZero
  case aborts
  case hangs
  case waitsForEver
  case hangsInContent
  case printsAMegabyte
  case closesOutput
  case startsThreads
  case allocates
  case isRandom
  case readsInput
  case forks
  case leavesAProcess
  case closesErrors
}
