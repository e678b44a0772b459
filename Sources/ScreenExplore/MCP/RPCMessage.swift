import ScreenReports

/// A message of JSON-RPC 2.0 from the client.
///
/// - SeeAlso: `https://www.jsonrpc.org/specification`.
enum RPCMessage: Decodable {
  case request(Identifier, method: String)
  /// A notification or a response, which gets no answer.
  case unanswered
  /// An invalid message; the answer repeats its identifier, if it has one.
  case invalid(Identifier?)

  private enum Member: CodingKey { case jsonrpc, id, method, result, error }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    let version = try? members.decode(String.self, forKey: .jsonrpc)
    let id = try? members.decode(Identifier.self, forKey: .id)
    let method = try? members.decode(String.self, forKey: .method)
    if version != "2.0" {
      self = .invalid(id)
    } else if let method, let id {
      self = .request(id, method: method)
    } else {
      let isNotification = method != nil && !members.contains(.id)
      let isResponse =
        !members.contains(.method) && (members.contains(.result) || members.contains(.error))
      self = isNotification || isResponse ? .unanswered : .invalid(id)
    }
  }

  enum Identifier: Codable {
    case text(String)
    case number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self =
        try (try? container.decode(String.self)).map(Self.text)
        ?? .number(container.decode(Int.self))
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

  static let noJSON = RPCError(code: -32700, message: "the line is no JSON")

  static let invalidRequest = RPCError(
    code: -32600, message: "the line is no message of JSON-RPC 2.0")

  static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, message: "there is no method '\(method)'")
  }

  static func invalidParams(_ reason: String) -> RPCError {
    RPCError(code: -32602, message: reason)
  }

  /// The answer to a message; the identifier is null if the message has none.
  func response(to id: RPCMessage.Identifier?) -> JSONObject {
    let error: JSONObject = ["code": code, "message": message]
    // An object leaves out a member without a value, but encodes this optional as null.
    return ["jsonrpc": "2.0", "id": .some(id), "error": error]
  }
}
