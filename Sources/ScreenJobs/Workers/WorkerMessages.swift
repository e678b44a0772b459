import Foundation
import ScreenDriver

/// A request to a worker: jobs of one kind to run one after the other.
struct WorkerRequest<J: Job>: Encodable {
  let kind = J.kind
  let options: RenderOptions
  let jobs: [J]

  init(jobs: [J], options: RenderOptions = RenderOptions()) {
    (self.jobs, self.options) = (jobs, options)
  }
}

/// A request as a worker receives it, which does not know the kind of the jobs before.
struct ReceivedRequest: Decodable, Sendable {
  let options: RenderOptions
  let jobs: [any Job]

  private static let kinds = CodingUserInfoKey(rawValue: "kinds")

  /// A decoder of requests for jobs of some kinds.
  static func decoder(for kinds: [any Job.Type]) -> JSONDecoder {
    let decoder = JSONDecoder()
    if let key = Self.kinds { decoder.userInfo[key] = kinds }
    return decoder
  }

  private enum CodingKeys: CodingKey { case kind, options, jobs }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .kind)
    let kinds = Self.kinds.flatMap { decoder.userInfo[$0] } as? [any Job.Type]
    guard let kind = kinds?.first(where: { $0.kind == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "no job has the kind \(name)")
    }
    options = try container.decode(RenderOptions.self, forKey: .options)
    jobs = try Self.jobs(kind, in: container)
  }

  private static func jobs<J: Job>(
    _ kind: J.Type, in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> [any Job] {
    try container.decode([J].self, forKey: .jobs)
  }
}

/// The end of a job of the current request; a message without bytes is the usual result of the next job.
enum WorkerResponse<Result: Codable & Sendable>: Codable, Sendable {
  /// The job at a position of the request has a result.
  case completed(Result, at: Int)

  /// The job at a position of the request has no result.
  case failed(JobFailure, at: Int)
}
