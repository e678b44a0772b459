import ScreenSnapshot

/// The first message of a worker.
struct WorkerHandshake: Codable {
  /// The fingerprint of its screens.
  let fingerprint: String
}

/// A request to a worker: jobs of one kind to run one after the other.
struct WorkerRequest<J: Job>: Encodable {
  let kind = J.kind
  let jobs: [J]
}

/// A request as a worker receives it, which does not know the kind of the jobs before.
struct ReceivedRequest: Decodable, Sendable {
  let jobs: [any Job]

  /// The kinds of jobs that a worker can run.
  static let kinds: [any Job.Type] = [
    PictureJob.self, ControlsJob.self, JourneyJob.self, CoverageJob.self, ShowJob.self,
    LawJob.self, CrawlJob.self, WayJob.self, ExploreJob.self, OpenLinkJob.self,
    ListDialogsJob.self, PresentersJob.self, DialogActionsJob.self,
  ]

  private enum CodingKeys: CodingKey { case kind, jobs }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .kind)
    guard let kind = Self.kinds.first(where: { $0.kind == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "no job has the kind \(name)")
    }
    jobs = try Self.jobs(kind, in: container)
  }

  private static func jobs<J: Job>(
    _ kind: J.Type, in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> [any Job] {
    try container.decode([J].self, forKey: .jobs)
  }
}

/// A message of a worker about its current request.
enum WorkerResponse<Result: Codable & Sendable>: Codable, Sendable {
  /// The worker is about to do something in the current job, such as a tap.
  case began(Activity)

  /// The job at a position of the request has a result.
  case completed(Result, at: Int)

  /// The job at a position of the request has no result.
  case failed(JobFailure, at: Int)
}

extension WorkerResponse {
  /// The bytes of the response; if its result cannot be encoded, those of a failure that says why.
  var bytes: [UInt8] {
    get throws(Message.UnencodableValue) {
      do {
        return try Message.bytes(of: self)
      } catch {
        guard case .completed(_, at: let position) = self else { throw error }
        let failure = JobFailure(reason: error.description)
        return try Message.bytes(of: Self.failed(failure, at: position))
      }
    }
  }
}
