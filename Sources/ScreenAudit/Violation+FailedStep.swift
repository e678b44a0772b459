import ScreenDriver
import ScreenSnapshot

extension Violation {
  /// The violation by the last of some steps, which fails while a part of a law is checked; nil if no law is about the
  /// step.
  ///
  /// It may be of another law, which finds it itself, unless the step is on a place that only the crawl reaches.
  init?(by steps: [Step], on place: String, _ found: Found, checking part: any Law) {
    guard let step = steps.last,
      let (law, operation) = Self.lawAndOperation(of: step, after: steps.dropLast(), part)
    else { return nil }
    self.init(
      law: law, cause: .fails(operation, found.failure), screen: place, steps: steps, found: found)
    let first = steps[0].shownScreen
    switch step {
    case .tap(let reference), .type(_, let reference): control = reference.label
    case .event(let name): control = name
    case .tab where type(of: part).name == .tabs: screen = first ?? place
    case .show(let name): (screen, previous) = (name, first)
    default: if law == .links, operation != .brokenLink { previous = first }
    }
  }

  /// The law that is about a step after others, and what its finding calls the step.
  private static func lawAndOperation(
    of step: Step, after steps: ArraySlice<Step>, _ part: any Law
  ) -> (AuditLaw, CheckedOperation)? {
    let law = type(of: part).name
    let isAfterLink = steps.contains(where: \.opensLink)
    switch step {
    case .show: return steps.isEmpty ? nil : (.isolation, .jump)
    case .open, .openWithoutSecret:
      return (.links, (part as? LinksLaw)?.isBroken == true ? .brokenLink : .link)
    case .relaunch: return (.restoration, .relaunch)
    case .back: return (isAfterLink ? .links : .back, .back)
    case .tab: return (isAfterLink ? .links : .tabs, .tab)
    case .tap where law == .back && steps.contains(step):
      return (.back, steps.contains(.back) ? .repeatedControl : .controlAfterClosing)
    case .tap, .type: return (.controls, .control)
    case .event: return (.controls, .event)
    case .start, .tapTwice, .look: return nil
    }
  }
}
