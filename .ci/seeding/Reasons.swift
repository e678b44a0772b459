import Foundation

/// The reasons in a file such as `seed-bugs.equivalent`.
///
/// One or more sites, one per line, are followed by an indented reason of one or more lines. Empty
/// lines and lines that begin with `#` are ignored.
struct Reasons {
  let file: String
  private(set) var bySite: [String: String] = [:]

  /// Reads a file; a missing file has no reasons.
  init(of file: String, in folder: URL) throws {
    self.file = file
    let url = folder.appendingPathComponent(file)
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    var sites: [String] = []
    var reason = ""
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix(" ") {
        reason += (reason.isEmpty ? "" : " ") + line.trimmingCharacters(in: .whitespaces)
      } else {
        if !reason.isEmpty { try add(reason, to: &sites) }
        reason = ""
        sites.append(line)
      }
    }
    try add(reason, to: &sites)
  }

  private mutating func add(_ reason: String, to sites: inout [String]) throws {
    for site in sites {
      guard !reason.isEmpty else { throw Failure(description: "\(file): no reason for '\(site)'") }
      guard bySite.updateValue(reason, forKey: site) == nil else {
        throw Failure(description: "\(file): '\(site)' occurs twice")
      }
    }
    sites = []
  }

  /// Fails if a site has no bug.
  func check(against sites: some Sequence<String>) throws {
    let unknown = Set(bySite.keys).subtracting(sites).sorted()
    guard unknown.isEmpty else {
      throw Failure(
        description: unknown.map { "\(file): no bug is seeded at '\($0)'" }.joined(separator: "\n"))
    }
  }
}
