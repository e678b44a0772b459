import Foundation
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

  private var starts: [String] { tools.session.harness.starts }

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
    let (console, signals) = (tools.session.console, tools.session.signals)
    while let line = console.input(signals) {
      if line.allSatisfy({ $0 == .space || $0 == UInt8(ascii: "\r") }) { continue }
      do {
        if let answer = try await answer(to: Data(line)) { console.print(answer.line) }
      } catch is CancellationError {
        break
      }
    }
    return signals.isInterrupted ? .interrupted : .matched
  }

  private mutating func answer(to line: Data) async throws -> JSONObject? {
    do {
      let message = try Self.message(in: line)
      guard let id = message.id, let method = message.method else { return nil }
      return ["jsonrpc": "2.0", "id": id, "result": try await result(of: method, line)]
    } catch let error as RPCError {
      let message = try? JSONDecoder().decode(RPCMessage.Identifier.self, from: line)
      return error.response(to: message?.id)
    }
  }

  private static func message(in line: Data) throws(RPCError) -> RPCMessage {
    do {
      let message = try JSONDecoder().decode(RPCMessage.self, from: line)
      if message.jsonrpc == "2.0" { return message }
    } catch DecodingError.dataCorrupted {
      throw RPCError(code: -32700, message: "the line is not JSON")
    } catch {}
    throw RPCError(code: -32600, message: "the line is not a JSON-RPC 2.0 message")
  }

  private mutating func result(of method: String, _ line: Data) async throws -> JSONObject {
    switch method {
    case "initialize": return initialization(try Self.parameters(of: method, in: line))
    case "ping": return [:]
    case "tools/list": return ["tools": MCPTool.allCases.map { $0.json(among: starts) }]
    case "tools/call":
      let call: MCPCall = try Self.parameters(of: method, in: line)
      do {
        return Self.result(try await tools.answer(to: call), isError: false)
      } catch let problem as ExploreProblem {
        let lines = problem.linesBeforeNextStep
        return Self.result(lines.joined(separator: "\n"), isError: true)
      }
    default:
      let name = TextColumns.visible(method, maximumCells: 100)
      throw RPCError(code: -32601, message: "there is no method '\(name)'")
    }
  }

  private static func result(_ text: String, isError: Bool) -> JSONObject {
    let content: JSONObject = ["type": "text", "text": text]
    return ["content": [content], "isError": isError]
  }

  private static func parameters<Value: Decodable>(
    of method: String, in line: Data
  ) throws(RPCError) -> Value {
    do {
      return try JSONDecoder().decode(RPCMessage.Parameters<Value>.self, from: line).params
    } catch {
      throw .invalidParams("the parameters of '\(method)' are invalid")
    }
  }

  private struct Client: Decodable {
    let protocolVersion: String
  }

  private func initialization(_ client: Client) -> JSONObject {
    let asked = client.protocolVersion
    return [
      "protocolVersion": Self.versions.contains(asked) ? asked : Self.versions[0],
      "capabilities": ["tools": JSONObject()],
      "serverInfo": ["name": "screenwalk", "version": version],
      "instructions": """
      Use the app as a person does: start it, read the picture, and take steps. Each step of the app \
      can be saved in a journey, which is a test.
      """,
    ]
  }
}
