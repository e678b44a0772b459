import Foundation
import ScreenNavigation

extension Shelf {
  static let archive = NavigationArchive<FlowState<Shelf>>(
    version: 2, migrations: [1: addStacks])
}

@Sendable
func addStacks(_ json: Data) throws -> Data {
  var state = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:]
  state["stacks"] = state["stacks"] ?? []
  return try JSONSerialization.data(withJSONObject: state)
}
