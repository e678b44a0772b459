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
      ]
        + (starts.count == 1
          ? []
          : [
            Argument(
              name: "start",
              description: "How the app starts: \(WordList.alternatives(starts)).")
          ])
    case .step:
      [
        Argument(
          name: "step", description: "The step, such as 'tap Edit'.",
          isRequired: true),
        Argument(
          name: "picture", description: "Whether the result has the picture; true by default.",
          isFlag: true),
      ]
    case .saveJourney:
      [
        Argument(
          name: "name", description: "The name of the file: letters, digits and '-'.",
          isRequired: true),
        Argument(
          name: "purpose", description: "One line on what the journey is for."),
        Argument(
          name: "replace", description: "Whether an existing journey is replaced.", isFlag: true),
      ]
    }
  }

  /// The entry in the list of tools.
  func json(among starts: [String]) -> JSONValue {
    let arguments = arguments(among: starts)
    return [
      "name": .string(rawValue), "description": .string(description),
      "inputSchema": [
        "type": "object",
        "properties": .object(
          Dictionary(uniqueKeysWithValues: arguments.map { ($0.name, $0.schema) })),
        "required": .array(arguments.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ],
    ]
  }
}

extension MCPTool.Argument {
  var schema: JSONValue {
    ["type": isFlag ? "boolean" : "string", "description": .string(description)]
  }

  func accepts(_ value: JSONValue) -> Bool {
    switch value {
    case .string: !isFlag
    case .bool: isFlag
    default: false
    }
  }
}

/// The arguments of a call, which have the types that the tool declares.
struct MCPArguments {
  private let values: [String: JSONValue]

  init(_ json: JSONValue?, of tool: MCPTool, among starts: [String]) throws(RPCError) {
    let arguments = tool.arguments(among: starts)
    switch json {
    case nil: values = [:]
    case .object(let members)?: values = members
    default: throw .invalidParams("'arguments' is no object")
    }
    let isValid = arguments.allSatisfy { argument in
      values[argument.name].map(argument.accepts) ?? !argument.isRequired
    }
    guard isValid, Set(values.keys).isSubset(of: arguments.map(\.name)) else {
      throw .invalidParams("the arguments do not match the schema of '\(tool.rawValue)'")
    }
  }

  func text(_ name: String) -> String? { values[name]?.string }

  func flag(_ name: String) -> Bool? {
    if case .bool(let flag)? = values[name] { flag } else { nil }
  }
}
