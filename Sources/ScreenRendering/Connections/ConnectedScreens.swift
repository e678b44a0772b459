import ScreenContents
import ScreenDriver
package import ScreenReports
package import ScreenSnapshot
import ScreenText

/// What the screens of a manifest show, and what their controls lead to, as far as a run knows.
package struct ConnectedScreens {
  /// The names of all screens.
  let names: [String]
  private var states: [Int: DescribedState] = [:]
  private var controls: [Int: [TappedControls]] = [:]

  package init(among screens: [String]) {
    names = screens
  }

  package mutating func add(_ state: DescribedState, of screen: Int) { states[screen] = state }

  package mutating func add(_ controls: [TappedControls], of screen: Int) {
    if !controls.isEmpty { self.controls[screen] = controls }
  }

  /// The connections of the first layout, in the order of the screens and of their controls.
  ///
  /// They lead forward: back, tabs and taps that only close something connect nothing.
  package var connections: [Connection] {
    let index = PlaceIndex(of: states)
    return names.indices.flatMap { screen in
      let edges = (controls[screen]?.first?.controls ?? []).compactMap { control in
        control.leadsForward ? control.state.map { (control.label, index.target($0)) } : nil
      }
      return edges.grouped(by: \.1)
        .map { Connection(from: screen, to: $0, labels: $1.map(\.0).uniqued) }
    }
  }

  /// The controls of pictures by the names of their figures, such as `compact/tea`, for a page.
  package var pictureControls: [String: [Report.Control]] {
    let index = PlaceIndex(of: states)
    return Dictionary(
      controls.flatMap { screen, layouts in
        layouts.map { tapped in
          (
            "\(tapped.layout.rawValue)/\(names[screen])",
            tapped.controls.map { reported($0, of: screen, in: index) }
          )
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  private func reported(
    _ control: TappedControl, of screen: Int, in index: PlaceIndex
  ) -> Report.Control {
    let target = control.state.flatMap { index.screen(showing: $0) }
    return Report.Control(
      label: control.name, effect: control.effect,
      target: target.flatMap { $0 == screen ? nil : names[$0] }, region: control.region)
  }
}

extension PlaceIndex {
  /// What a control with a state leads to.
  fileprivate func target(_ state: DescribedState) -> Connection.Target {
    screen(showing: state).map { .screen($0) }
      ?? .place(path: state.line, shortPath: state.pathWithoutPayloads)
  }
}

/// The controls that lead from one screen to another, or to a state that matches no screen.
package struct Connection: Equatable, Sendable {
  /// The position of the screen with the controls.
  package let from: Int
  package let to: Target

  /// The labels of the controls, each once.
  package let labels: [String]

  /// A screen of the manifest, or a state that no screen shows, by its path with and without payloads.
  package enum Target: Hashable, Sendable {
    case screen(Int)
    case place(path: String, shortPath: String)
  }
}
