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
    switch Self.message(in: line) {
    case .failure(let error): return error.response(to: nil)
    case .success(.unanswered): return nil
    case .success(.invalid(let id)): return RPCError.invalidRequest.response(to: id)
    case .success(.request(let id, let method)):
      do {
        return ["jsonrpc": "2.0", "id": id, "result": try await result(of: method, line)]
      } catch let error as RPCError {
        return error.response(to: id)
      }
    }
  }

  private static func message(in line: Data) -> Result<RPCMessage, RPCError> {
    do {
      return .success(try JSONDecoder().decode(RPCMessage.self, from: line))
    } catch DecodingError.dataCorrupted {
      return .failure(.noJSON)
    } catch {
      // JSON, but no object.
      return .failure(.invalidRequest)
    }
  }

  private mutating func result(of method: String, _ line: Data) async throws -> JSONObject {
    switch method {
    case "initialize": return initialization(try Self.parameters(of: method, in: line))
    case "ping": return [:]
    case "tools/list": return ["tools": MCPTool.allCases.map { $0.json(among: starts) }]
    case "tools/call":
      let result = try await tools.answer(to: try Self.parameters(of: method, in: line))
      let content: JSONObject = ["type": "text", "text": result.text]
      return ["content": [content], "isError": result.isError]
    default: throw RPCError.methodNotFound(TextColumns.visible(method, maximumCells: 100))
    }
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
