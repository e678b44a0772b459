import ScreenReports
import ScreenText

/// What an assistant can ask for.
enum MCPTool: String, CaseIterable {
  case listScreens = "list_screens"
  case start
  case step
  case look
  case saveJourney = "save_journey"

  /// An argument of a tool.
  struct Argument {
    let name: String
    let description: String
    var isRequired = false
    /// Whether the value is true or false instead of a text.
    var isFlag = false
  }

  var description: String {
    switch self {
    case .listScreens: "Lists the names of all screens of the app's manifest."
    case .start:
      """
      Starts the app again, at its first screen, at a screen of the manifest, or with a link. Returns what \
      is visible: the path, a picture as text, and the numbered controls.
      """
    case .step:
      """
      Operates the app: one step of a journey, such as 'tap Edit', 'type Tea into Name', 'back', \
      'tab Search', 'show SCREEN', 'open URL' or 'relaunch'; the number of a listed control; or 'undo'. \
      Returns what changed, and what is visible. A step that fails changes nothing.
      """
    case .look: "Returns what is visible: the path, a picture as text, and the numbered controls."
    case .saveJourney:
      """
      Saves the steps since the last 'start' as a journey, which ends with what is visible: a test that \
      'verify' plays from then on.
      """
    }
  }

  /// The arguments of the tool for an app with some starts.
  func arguments(among starts: [String]) -> [Argument] {
    switch self {
    case .listScreens, .look: []
    case .start:
      [
        Argument(name: "screen", description: "The name of a screen."),
        Argument(name: "link", description: "A URL that the app opens."),
        Argument(
          name: "start", description: "How the app starts: \(WordList.alternatives(starts))."),
      ].filter { $0.name != "start" || starts.count > 1 }
    case .step:
      [
        Argument(name: "step", description: "The step, such as 'tap Edit'.", isRequired: true),
        Argument(
          name: "picture", description: "Whether the result has the picture; true by default.",
          isFlag: true),
      ]
    case .saveJourney:
      [
        Argument(
          name: "name", description: "The name of the file: letters, digits and '-'.",
          isRequired: true),
        Argument(name: "purpose", description: "One line on what the journey is for."),
        Argument(
          name: "replace", description: "Whether an existing journey is replaced.", isFlag: true),
      ]
    }
  }

  /// The entry in the list of tools.
  func json(among starts: [String]) -> JSONObject {
    let arguments = arguments(among: starts)
    let schema: JSONObject = [
      "type": "object",
      "properties": Dictionary(uniqueKeysWithValues: arguments.map { ($0.name, $0.schema) }),
      "required": arguments.filter(\.isRequired).map(\.name), "additionalProperties": false,
    ]
    return ["name": rawValue, "description": description, "inputSchema": schema]
  }
}

extension MCPTool.Argument {
  fileprivate var schema: [String: String] {
    ["type": isFlag ? "boolean" : "string", "description": description]
  }
}

/// A call of a tool.
struct MCPCall: Decodable {
  let name: String
  private let arguments: [String: MCPArguments.Value?]?

  /// The arguments, which the schema of the tool allows.
  func arguments(of tool: MCPTool, among starts: [String]) throws(RPCError) -> MCPArguments {
    let values = (arguments ?? [:]).compactMapValues(\.self)
    let declared = tool.arguments(among: starts)
    let isValid = declared.allSatisfy { argument in
      values[argument.name].map { $0.isFlag == argument.isFlag } ?? !argument.isRequired
    }
    guard isValid, Set(values.keys).isSubset(of: declared.map(\.name)) else {
      throw .invalidParams("the arguments do not match the schema of '\(name)'")
    }
    return MCPArguments(values: values)
  }
}

/// The arguments of a call, by their names.
struct MCPArguments {
  enum Value: Decodable {
    case text(String)
    case flag(Bool)

    var isFlag: Bool { if case .flag = self { true } else { false } }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self =
        try (try? container.decode(Bool.self)).map(Self.flag)
        ?? .text(container.decode(String.self))
    }
  }

  let values: [String: Value]

  func text(_ name: String) -> String? {
    if case .text(let text)? = values[name] { text } else { nil }
  }

  func flag(_ name: String) -> Bool? {
    if case .flag(let flag)? = values[name] { flag } else { nil }
  }
}
