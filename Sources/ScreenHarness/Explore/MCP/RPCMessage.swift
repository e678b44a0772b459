import Foundation

/// A message of JSON-RPC 2.0 from the client.
///
/// - SeeAlso: `https://www.jsonrpc.org/specification`.
enum RPCMessage: Equatable {
  case request(id: JSONValue, method: String, params: JSONValue?)
  /// A notification or a response, which gets no answer.
  case unanswered
  /// A batch of messages, which some versions of the Model Context Protocol allow.
  case batch([JSONValue])

  init(parsing line: [UInt8]) throws(RPCError) {
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: Data(line)) else {
      throw .parseError
    }
    if case .array(let messages) = json {
      if messages.isEmpty { throw .invalidRequest("an empty batch") }
      self = .batch(messages)
    } else {
      self = try RPCMessage(json)
    }
  }

  init(_ json: JSONValue) throws(RPCError) {
    guard case .object(let members) = json else { throw .invalidRequest("no object") }
    guard members["jsonrpc"] == "2.0" else { throw .invalidRequest("'jsonrpc' is not \"2.0\"") }
    if members["method"] == nil, members["result"] != nil || members["error"] != nil {
      self = .unanswered
      return
    }
    guard let method = members["method"]?.string else {
      throw .invalidRequest("'method' is no string")
    }
    switch members["id"] {
    case nil: self = .unanswered
    case .string?, .integer?, .number?:
      self = .request(id: members["id"] ?? .null, method: method, params: members["params"])
    default: throw .invalidRequest("'id' is neither a string nor a number")
    }
  }

  /// The identifier of a message that is no valid request; `null` if it has none.
  static func identifier(in line: [UInt8]) -> JSONValue {
    let id = (try? JSONDecoder().decode(JSONValue.self, from: Data(line)))?["id"]
    switch id {
    case .string?, .integer?, .number?: return id ?? .null
    default: return .null
    }
  }
}

/// An error in a message.
enum RPCError: Error, Equatable {
  case parseError
  case invalidRequest(String)
  case methodNotFound(String)
  case invalidParams(String)

  private var code: Int {
    switch self {
    case .parseError: -32700
    case .invalidRequest: -32600
    case .methodNotFound: -32601
    case .invalidParams: -32602
    }
  }

  private var message: String {
    switch self {
    case .parseError: "the line is no JSON"
    case .invalidRequest(let reason): "the message is no request: \(reason)"
    case .methodNotFound(let method): "there is no method '\(method)'"
    case .invalidParams(let reason): reason
    }
  }

  /// The answer to the message with an identifier.
  func response(to id: JSONValue) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(code), "message": .string(message)],
    ]
  }
}
