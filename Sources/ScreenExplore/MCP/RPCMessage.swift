import ScreenReports

/// A message of JSON-RPC 2.0 from the client.
///
/// - SeeAlso: `https://www.jsonrpc.org/specification`.
struct RPCMessage: Decodable {
  /// The method of a request or a notification; nil for a response, which gets no answer.
  let method: String?

  /// The identifier of a request or a response; nil for a notification, which gets no answer.
  let id: JSONScalar?

  /// The version of the protocol.
  let jsonrpc: String

  private enum Member: CodingKey { case jsonrpc, id, method, result, error }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    let isResponse = members.contains(.result) || members.contains(.error)
    method = isResponse ? nil : try members.decode(String.self, forKey: .method)
    id = members.contains(.id) ? try members.decode(JSONScalar.self, forKey: .id) : nil
    jsonrpc = try members.decode(String.self, forKey: .jsonrpc)
  }

  /// The identifier of a message that may be invalid otherwise.
  struct Identifier: Decodable {
    let id: JSONScalar?
  }

  /// The parameters of a message, which depend on its method.
  struct Parameters<Value: Decodable>: Decodable {
    let params: Value
  }
}

/// A value of JSON that has no parts.
enum JSONScalar: Codable {
  case text(String)
  case number(Int)
  case flag(Bool)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      // For a number with a fraction, `Int` throws `dataCorrupted`, as for a line that is not JSON.
      throw DecodingError.typeMismatch(Self.self, .init(codingPath: [], debugDescription: ""))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    }
  }
}

/// An error in a message.
struct RPCError: Error {
  let code: Int
  let message: String

  static func invalidParams(_ reason: String) -> RPCError {
    RPCError(code: -32602, message: reason)
  }

  /// The answer to a message; a message without an identifier gets a null one.
  func response(to id: JSONScalar?) -> JSONObject {
    let error: JSONObject = ["code": code, "message": message]
    // An object leaves out a member without a value, but encodes this optional as null.
    return ["jsonrpc": "2.0", "id": .some(id), "error": error]
  }
}
