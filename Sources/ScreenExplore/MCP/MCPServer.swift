import Foundation
import ScreenJobs
import ScreenReports
import ScreenSnapshot
import ScreenSystem
import ScreenText

/// Serves an assistant over the Model Context Protocol: one message a line, on standard input and output.
///
/// - SeeAlso: `https://modelcontextprotocol.io/specification`.
@MainActor
struct MCPServer {
  private var tools: MCPToolCalls
  private let version: String

  private var starts: [String] { tools.harness.starts }

  /// The versions of the protocol that are known, the newest first.
  static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// Creates a server that names the version of this tool.
  init(_ tools: MCPToolCalls, version: String) {
    self.tools = tools
    self.version = version
  }

  /// Answers until the input ends.
  ///
  /// - Throws: `WorkerError`.
  mutating func run() async throws -> Conclusion {
    let (console, signals) = (tools.files.console, tools.files.signals)
    while let line = console.input(signals) {
      if line.allSatisfy({ $0 == .space || $0 == UInt8(ascii: "\r") }) { continue }
      do {
        if let answer = try await answer(to: line) { console.print(answer.jsonLine) }
      } catch is CancellationError {
        break
      }
    }
    return signals.isInterrupted ? .interrupted : .matched
  }

  private mutating func answer(to line: [UInt8]) async throws -> JSONValue? {
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: Data(line)) else {
      return RPCError.noJSON.response(to: nil)
    }
    do {
      guard let request = try RPCRequest(json) else { return nil }
      let result = try await result(of: request.method, request.params)
      return ["jsonrpc": "2.0", "id": request.id, "result": result]
    } catch let error as RPCError {
      return error.response(to: RPCRequest.identifier(of: json))
    }
  }

  private mutating func result(of method: String, _ params: JSONValue?) async throws -> JSONValue {
    switch method {
    case "initialize": return try initialize(params)
    case "ping": return [:]
    case "tools/list": return ["tools": .array(MCPTool.allCases.map { $0.json(among: starts) })]
    case "tools/call": return try await call(params)
    default: throw RPCError.methodNotFound(TextColumns.visible(method, maximumScalars: 100))
    }
  }

  private func initialize(_ params: JSONValue?) throws(RPCError) -> JSONValue {
    guard let asked = params?["protocolVersion"]?.string else {
      throw .invalidParams("'initialize' needs a 'protocolVersion'")
    }
    let known = Self.versions.contains(asked) ? asked : Self.versions[0]
    return [
      "protocolVersion": .string(known),
      "capabilities": ["tools": [:]],
      "serverInfo": ["name": "screenwalk", "version": .string(version)],
      "instructions": """
      Use the app as a person does: start it, read the picture, and take steps. Each step of the app \
      can be saved in a journey, which is a test.
      """,
    ]
  }

  private mutating func call(_ params: JSONValue?) async throws -> JSONValue {
    guard let name = params?["name"]?.string else {
      throw RPCError.invalidParams("'tools/call' needs the 'name' of a tool")
    }
    guard let tool = MCPTool(rawValue: name) else {
      throw RPCError.invalidParams(
        "there is no tool '\(TextColumns.visible(name, maximumScalars: 100))'")
    }
    let arguments = try MCPArguments(params?["arguments"], of: tool, among: starts)
    let result = try await tools.call(tool, arguments)
    return [
      "content": [["type": "text", "text": .string(result.text)]],
      "isError": .bool(result.isError),
    ]
  }
}
