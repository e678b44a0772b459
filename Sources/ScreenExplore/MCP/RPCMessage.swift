import ScreenReports

/// A message of JSON-RPC 2.0 from the client: a request, or a notification or response, which gets no answer.
///
/// - SeeAlso: `https://www.jsonrpc.org/specification`.
struct RPCMessage: Decodable {
  let jsonrpc: String
  let id: Identifier?
  let method: String?

  enum Identifier: Codable {
    case text(String)
    case number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .number(try container.decode(Int.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }

  /// The parameters of a message, which depend on its method.
  struct Parameters<Value: Decodable>: Decodable {
    let params: Value
  }
}

/// An error in a message.
struct RPCError: Error {
  private let code: Int
  private let message: String

  static let invalidRequest = RPCError(
    code: -32600, message: "the line is no message of JSON-RPC 2.0")

  static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, message: "there is no method '\(method)'")
  }

  static func invalidParams(_ reason: String) -> RPCError {
    RPCError(code: -32602, message: reason)
  }

  /// The answer to the message with an identifier, which is null if the message has none.
  func response(to id: RPCMessage.Identifier?) -> JSONObject {
    let error: JSONObject = ["code": code, "message": message]
    return ["jsonrpc": "2.0", "id": .some(id), "error": error]
  }
}
