import Foundation
import ScreenSnapshot

extension ShardChoice {
  /// The part that is chosen.
  ///
  /// - Throws: What ``CIShard/part(in:)`` throws.
  func part(in variables: [String: String]) throws(UsageError) -> Shard {
    switch self {
    case .part(let shard): shard
    case .automatic: try CIShard.part(in: variables)
    }
  }
}

/// The part of a run that a CI server asks for by its environment variables.
///
/// - SeeAlso: Bazel's "Test encyclopedia", on test sharding; GitLab's `parallel` keyword; CircleCI's
///   "Test splitting and parallelism"; Buildkite's "Parallel builds".
enum CIShard {
  /// How one server says it.
  private struct Server {
    let index: String
    let count: String
    /// What it calls the first part.
    let first: Int
  }

  private static let servers = [
    Server(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    Server(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    Server(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    Server(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
  ]

  /// Finds the part.
  ///
  /// A server that has one part only may leave its number out, as GitLab does.
  ///
  /// - Throws: ``UsageError/unknownShard(found:)`` where no server says anything, or one says nonsense;
  ///   ``UsageError/incompleteShard(found:missing:)`` where one says half of it.
  static func part(in variables: [String: String]) throws(UsageError) -> Shard {
    let server =
      servers.first { variables[$0.count] != nil } ?? servers.first { variables[$0.index] != nil }
    guard let server else { throw .unknownShard(found: nil) }
    let (index, count) = try words(of: server, in: variables)
    if let number = Int(index), let count = Int(count), number < .max,
      let shard = Shard(index: number + 1 - server.first, of: count)
    {
      return shard
    }
    throw .unknownShard(
      found: MessageFormatting.quoted("\(server.index)=\(index), \(server.count)=\(count)"))
  }

  /// The values of both variables of a server that sets one of them at least.
  private static func words(
    of server: Server, in variables: [String: String]
  ) throws(UsageError) -> (index: String, count: String) {
    guard let count = variables[server.count] else {
      let index = variables[server.index] ?? ""
      throw .incompleteShard(found: "\(server.index)=\(index)", missing: server.count)
    }
    guard let index = variables[server.index] ?? (count == "1" ? "\(server.first)" : nil) else {
      throw .incompleteShard(found: "\(server.count)=\(count)", missing: server.index)
    }
    return (index, count)
  }

  /// Tells Bazel that the parts are honoured, by the file that it names for that.
  static func acknowledge(in variables: [String: String]) {
    guard let path = variables["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    // Bazel then fails the test for not knowing its parts, and says so.
    try? Data().write(to: URL(fileURLWithPath: path))
  }
}
