import ScreenText

/// A state of a crawl, with the controls that lead to it.
struct CrawledPlace {
  /// The screen that a link opens; nil for the start of the app.
  let start: Int?
  var path: [ScreenControl.Identity] = []

  /// The steps of a journey that lead to it.
  var steps: [String] = []

  /// The name of the visit, which is announced before it.
  let name: String

  init(start: Int?, name: String) {
    (self.start, self.name) = (start, name)
    if start != nil { steps = [name] }
  }

  /// The place that a control leads to.
  init(after place: CrawledPlace, _ control: ScreenControl, step: String, on front: String) {
    (start, path) = (place.start, place.path + [control.identity])
    steps = place.steps + [step]
    name = AuditTask.name(of: [front] + steps)
  }
}

/// The places of a crawl.
struct Crawl {
  let limits: CrawlLimits

  /// The controls that end the process, with their places.
  private let skipped: Set<String>

  /// The names of what was in front.
  private(set) var names: Set<String> = []
  private(set) var visitedCount = 0

  /// The numbers of places and controls that were skipped, by reason.
  var unchecked: [String: Int] {
    var unchecked = skippedCounts
    let reason = "more than \(maximumVariants) places that differ in their payload"
    if !deferred.isEmpty { unchecked[reason] = deferred.count }
    return unchecked
  }

  private var skippedCounts: [String: Int] = [:]

  /// The controls, tabs and backs that lead to an invalid state.
  var findings: [AuditFinding] = []

  /// The operations that the harness does not support.
  var unsupported: Set<UnsupportedOperation> = []

  private(set) var hasReachedLimit = false
  private var hasSkippedSteps = false
  /// The places without content, and those with a control that is not wired, in the order of the visits.
  private var undescribed: [String] = []
  private var unwired: [String] = []
  private var hasWiredControls = false

  private var seen: Set<DescribedFront> = []
  private var variants: [String: Int] = [:]
  private var queue: [CrawledPlace] = []
  private var position = 0

  /// The places above the maximum number of variants.
  private var deferred: [(place: CrawledPlace, name: String)] = []

  /// The maximum number of places that differ only in their payload.
  private var maximumVariants = Self.fewVariants

  private static let fewVariants = 4
  private static let manyVariants = 64

  init(limits: CrawlLimits, skipped: Set<String>) {
    self.limits = limits
    self.skipped = Set(
      skipped.compactMap { name in
        let lines = AuditTask.steps(in: name)
        guard let front = lines.first, let step = lines.dropFirst().last else { return nil }
        return Self.control(step, on: front)
      })
  }

  /// Whether the number of places is within its limit.
  var canContinue: Bool { seen.count <= limits.states }

  /// Why a screen that the crawl has not reached may be reachable; nil if it is not.
  var openEnd: String? {
    if hasReachedLimit { return "the crawl reached a limit" }
    if hasSkippedSteps { return "a control crashes or hangs" }
    if !unsupported.isEmpty { return "an operation is not supported" }
    if !undescribed.isEmpty {
      return "\(Self.list(undescribed)) \(undescribed.count == 1 ? "has" : "have") no content"
    }
    if !unwired.isEmpty { return "controls of \(Self.list(unwired)) are not wired" }
    return hasWiredControls ? nil : "no control is wired"
  }

  /// Whether the crawl leaves out the step of a control, and says so.
  mutating func skips(_ step: String, on front: String) -> Bool {
    let control = Self.control(step, on: front)
    guard skipped.contains(control) else { return false }
    hasSkippedSteps = true
    skippedCounts["\(TextColumns.visible(control)) crashes or hangs"] = 1
    return true
  }

  private static func control(_ step: String, on front: String) -> String {
    "'\(step)' on \(front)"
  }

  /// Adds what the harness leaves open about a place with a name.
  mutating func add(_ scene: ScreenScene, of name: String) {
    if !scene.isDescribed, !undescribed.contains(name) { undescribed.append(name) }
    if scene.hasUnwiredControls, !unwired.contains(name) { unwired.append(name) }
  }

  /// Names of places; of many, the first and the number of the others.
  private static func list(_ names: [String]) -> String {
    WordList.list(Excerpt(of: names, maximumEntries: 4).entries(TextColumns.visible))
  }

  /// Adds a control that the crawl operates.
  mutating func add(_ control: ScreenControl) {
    switch control.kind {
    case .button, .field: hasWiredControls = true
    case .back, .tab: break
    }
  }

  /// Adds a place to the queue if the crawl has not seen it.
  mutating func add(_ place: CrawledPlace, _ front: DescribedFront) {
    guard seen.insert(front).inserted else { return }
    names.insert(front.name)
    if canContinue { return admit(place, front.name) }
    hasReachedLimit = true
    skip("more than \(limits.states) \(limits.states == 1 ? "place" : "places")")
  }

  private mutating func admit(_ place: CrawledPlace, _ name: String) {
    let count = variants[name, default: 0]
    if count >= maximumVariants {
      deferred.append((place, name))
    } else if place.path.count >= limits.depth {
      // An app without end has a variant behind every limit.
      hasReachedLimit = hasReachedLimit || count < Self.fewVariants
      skip("more than \(limits.depth) \(limits.depth == 1 ? "tap" : "taps") from the start")
    } else {
      variants[name] = count + 1
      queue.append(place)
    }
  }

  /// Adds more places that differ only in their payload to the queue.
  mutating func allowMoreVariants() {
    maximumVariants = Self.manyVariants
    let places = deferred
    deferred = []
    for (place, name) in places { admit(place, name) }
  }

  /// The next place whose controls are not operated yet.
  mutating func next() -> CrawledPlace? {
    guard position < queue.count else { return nil }
    position += 1
    visitedCount += 1
    return queue[position - 1]
  }

  private mutating func skip(_ reason: String) { skippedCounts[reason, default: 0] += 1 }
}
