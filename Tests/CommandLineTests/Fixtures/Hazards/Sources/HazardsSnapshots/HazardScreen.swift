import Foundation

/// Fifty good screens, or as many as a test says, and bad ones among them.
///
/// A test can add naps, which follow a screen that ends the app later, screens of which one leaves a static behind, and screens with controls that trap, hang
/// or are slow. Instead, the app can exit, or register a function that does.
struct HazardScreen: CaseIterable, RawRepresentable {
  let rawValue: String

  static var allCases: [HazardScreen] {
    let variables = ProcessInfo.processInfo.environment
    if variables["HAZARDS_EXIT"] != nil { exit(0) }
    if variables["HAZARDS_AT_EXIT"] != nil { atexit { _exit(0) } }
    let count = variables["HAZARDS_GOOD"].flatMap { Int($0) } ?? 50
    let good = (0..<count).map { "good\($0)" }
    let naps = (0..<(variables["HAZARDS_NAPS"].flatMap { Int($0) } ?? 0)).map { "nap\($0)" }
    let bad = Hazard.allCases.map(\.rawValue)
    let leftovers =
      variables["HAZARDS_LEFTOVERS"] == nil ? [] : ["opens", "signsIn", "greets", "closes"]
    let controls = HazardControl.areDeclared ? HazardControl.allCases.map(\.rawValue) : []
    // The bad ones follow one good one each.
    return
      (good.enumerated().flatMap { index, name in
        [name] + (bad.indices.contains(index) ? [bad[index]] : [])
      } + (naps.isEmpty ? [] : ["endsLater"] + naps) + leftovers + controls).map {
        HazardScreen(rawValue: $0)
      }
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
  case isRandom
  case readsInput
  case forks
  case leavesAProcess
  case closesErrors
}

enum HazardControl: String, CaseIterable {
  case trapsOnTap
  case hangsOnTap
  case isSlowOnTap

  static let areDeclared = ProcessInfo.processInfo.environment["HAZARDS_CONTROLS"] != nil
}
