extension NavigationMap {
  /// What the controls of each screen lead to, and the screens whose controls lead to it, for a page.
  ///
  /// - Complexity: O(*n*) in the screens and edges.
  package var reportedConnections: Report.Connections {
    let connections = connections
    let forward = Dictionary(grouping: connections, by: \.from)
    let backward = Dictionary(
      grouping: connections.filter { $0.to != .screen($0.from) }, by: \.to)
    return Report.Connections(
      screens.enumerated().map { index, screen in
        Report.Connections.Screen(
          name: screen.name, mark: screen.reach.mark,
          leads: (forward[index] ?? []).map { connection in
            .init(
              name: name(of: connection.to), isScreen: connection.to.isScreen,
              controls: connection.list)
          },
          sources: (backward[.screen(index)] ?? []).map { connection in
            .init(
              name: screens[connection.from].name, isScreen: true, controls: connection.list)
          })
      })
  }
}

extension NavigationMap.Target {
  fileprivate var isScreen: Bool {
    if case .screen = self { true } else { false }
  }
}
