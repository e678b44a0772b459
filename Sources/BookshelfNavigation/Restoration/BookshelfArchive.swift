import Foundation
public import ScreenNavigation

/// The stored state of a window.
public enum BookshelfArchive {
  /// The archive with the current version of the state.
  ///
  /// In version 1, the tab “library” had the name “shelf”.
  public static let current = NavigationArchive<FlowState<Bookshelf>>(
    version: 2, migrations: [1: renameShelf])

  @Sendable
  private static func renameShelf(_ json: Data) throws -> Data {
    let state = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    return try JSONSerialization.data(
      withJSONObject: renamingShelf(in: state), options: [.sortedKeys, .fragmentsAllowed])
  }

  /// Renames the selected tab and the tabs of the stacks; payloads do not have these keys.
  private static func renamingShelf(in json: Any) -> Any {
    switch json {
    case let object as [String: Any]:
      Dictionary(
        uniqueKeysWithValues: object.map { key, value in
          let isTab = ["selected", "place"].contains(key) && value as? String == "shelf"
          return (key, isTab ? "library" : renamingShelf(in: value))
        })
    case let array as [Any]: array.map(renamingShelf)
    default: json
    }
  }
}
