import Foundation
import ScreenSnapshot

extension ShardOption {
  /// Returns the shard, which `.automatic` reads from the variables of a CI server.
  func resolved(in variables: [String: String]) throws(UsageError) -> Shard {
    switch self {
    case .shard(let shard): shard
    case .automatic: try CIShard.shard(in: variables)
    }
  }
}

/// The shard that a CI server assigns to a job in environment variables.
///
/// - SeeAlso: Bazel's "Test encyclopedia", on test sharding; GitLab's `parallel` keyword; CircleCI's
///   "Test splitting and parallelism"; Buildkite's "Parallel builds".
enum CIShard {
  /// The names of a server's variables.
  private struct Server {
    let index: String
    let count: String
    let firstIndex: Int
  }

  private static let servers = [
    Server(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", firstIndex: 0),
    Server(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", firstIndex: 1),
    Server(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", firstIndex: 0),
    Server(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", firstIndex: 0),
  ]

  /// Reads the shard from the variables of the first server that sets any.
  ///
  /// - Throws: ``UsageError/unknownShard(found:)`` or ``UsageError/incompleteShard(found:missing:)``.
  static func shard(in variables: [String: String]) throws(UsageError) -> Shard {
    let server =
      servers.first { variables[$0.count] != nil } ?? servers.first { variables[$0.index] != nil }
    guard let server else { throw .unknownShard(found: nil) }
    let (index, count) = try values(of: server, in: variables)
    if let number = Int(index), let count = Int(count), number < .max,
      let shard = Shard(index: number + 1 - server.firstIndex, of: count)
    {
      return shard
    }
    throw .unknownShard(
      found: MessageFormatting.quoted("\(server.index)=\(index), \(server.count)=\(count)"))
  }

  /// Returns the values of both variables; in GitLab, a single job has no index.
  private static func values(
    of server: Server, in variables: [String: String]
  ) throws(UsageError) -> (index: String, count: String) {
    guard let count = variables[server.count] else {
      let index = variables[server.index] ?? ""
      throw .incompleteShard(found: "\(server.index)=\(index)", missing: server.count)
    }
    guard let index = variables[server.index] ?? (count == "1" ? "\(server.firstIndex)" : nil)
    else {
      throw .incompleteShard(found: "\(server.count)=\(count)", missing: server.index)
    }
    return (index, count)
  }

  /// Writes the file that informs Bazel that the test supports sharding.
  static func writeBazelStatusFile(in variables: [String: String]) {
    guard let path = variables["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    // Without the file, Bazel fails the test with an explanation.
    try? Data().write(to: URL(fileURLWithPath: path))
  }
}
