/// A request of JSON-RPC 2.0 from the client.
///
/// - SeeAlso: `https://www.jsonrpc.org/specification`.
struct RPCRequest {
  let id: JSONValue
  let method: String
  let params: JSONValue?

  /// Returns nil for a notification or a response, which gets no answer.
  init?(_ json: JSONValue) throws(RPCError) {
    guard case .object(let members) = json else { throw .invalidRequest("no object") }
    guard members["jsonrpc"] == "2.0" else { throw .invalidRequest("'jsonrpc' is not \"2.0\"") }
    if members["method"] == nil, members["result"] != nil || members["error"] != nil { return nil }
    guard let method = members["method"]?.string else {
      throw .invalidRequest("'method' is no string")
    }
    if members["id"] == nil { return nil }
    guard let id = Self.identifier(of: json) else {
      throw .invalidRequest("'id' is neither a string nor a number")
    }
    (self.id, self.method, params) = (id, method, members["params"])
  }

  /// The identifier of a message, even of an invalid request; nil without one.
  static func identifier(of json: JSONValue) -> JSONValue? {
    switch json["id"] {
    case .string?, .integer?, .number?: json["id"]
    default: nil
    }
  }
}

/// An error in a message.
struct RPCError: Error {
  private let code: Int
  private let message: String

  static let noJSON = RPCError(code: -32700, message: "the line is no JSON")

  static func invalidRequest(_ reason: String) -> RPCError {
    RPCError(code: -32600, message: "the message is no request: \(reason)")
  }

  static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, message: "there is no method '\(method)'")
  }

  static func invalidParams(_ reason: String) -> RPCError {
    RPCError(code: -32602, message: reason)
  }

  /// The answer to the message with an identifier, if it has one.
  func response(to id: JSONValue?) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id ?? .null,
      "error": ["code": .integer(code), "message": .string(message)],
    ]
  }
}
