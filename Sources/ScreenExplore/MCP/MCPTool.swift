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
    let properties = arguments.map { argument in
      let type = argument.isFlag ? "boolean" : "string"
      return (argument.name, ["type": type, "description": argument.description])
    }
    let schema: JSONObject = [
      "type": "object", "properties": Dictionary(uniqueKeysWithValues: properties),
      "required": arguments.filter(\.isRequired).map(\.name), "additionalProperties": false,
    ]
    return ["name": rawValue, "description": description, "inputSchema": schema]
  }
}

/// A call of a tool.
struct MCPCall: Decodable {
  let name: String
  private let arguments: [String: JSONScalar?]?

  /// Checks that the arguments are those that a tool declares.
  func check(by declared: [MCPTool.Argument]) throws(RPCError) {
    let values = (arguments ?? [:]).compactMapValues(\.self)
    let isValid = declared.allSatisfy { argument in
      if values[argument.name] == nil { return !argument.isRequired }
      return argument.isFlag ? flag(argument.name) != nil : text(argument.name) != nil
    }
    guard isValid, Set(values.keys).isSubset(of: declared.map(\.name)) else {
      throw .invalidParams("the arguments do not match the schema of '\(name)'")
    }
  }

  func text(_ name: String) -> String? {
    if case .text(let text)?? = arguments?[name] { text } else { nil }
  }

  func flag(_ name: String) -> Bool? {
    if case .flag(let flag)?? = arguments?[name] { flag } else { nil }
  }
}
