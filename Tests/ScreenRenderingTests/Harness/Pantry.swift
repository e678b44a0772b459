import Foundation
import Observation
import ScreenContents

@testable import ScreenSnapshot

// An app without routers: a tree of observable models, each with at most one destination.

@Observable @MainActor
final class PantryModel {
  var destination: Destination?

  enum Destination {
    case shelf(ShelfModel)
    case newShelf(NewShelfModel)
  }

  func shelfTapped(_ name: String) { destination = .shelf(ShelfModel(name: name)) }

  func addTapped() { destination = .newShelf(NewShelfModel()) }
}

@Observable @MainActor
final class ShelfModel {
  let name: String
  var destination: Destination?

  enum Destination {
    case jar(JarModel)
    case emptying
  }

  init(name: String) { self.name = name }

  func jarTapped(_ label: String) { destination = .jar(JarModel(label: label)) }

  func emptyTapped() { destination = .emptying }
}

@Observable @MainActor
final class JarModel {
  let label: String
  var destination: Destination?

  enum Destination {
    case editor(EditorModel)
  }

  init(label: String) { self.label = label }

  func editTapped() { destination = .editor(EditorModel()) }

  /// Saves in a task, which the model holds, and ends the editor.
  func saveTapped() {
    saving = Task { destination = nil }
  }

  private(set) var saving: Task<Void, Never>?
}

@Observable @MainActor
final class NewShelfModel {}

@Observable @MainActor
final class EditorModel {}

// MARK: - The harness

enum PantryScreen: String, CaseIterable {
  case pantry, newShelf, shelf, emptying, jar, editor
}

/// The models that are pushed, as values: a golden has no objects.
enum PantryRoute: Hashable {
  case shelf(name: String)
  case jar(label: String)
}

enum PantrySheet: Hashable, SnapshotTransient {
  case newShelf
  case editor

  var isTransient: Bool { true }
}

/// A model as the harness walks the tree: what its destination shows, with the model behind it.
@MainActor
protocol PantryNode: AnyObject {
  var shown: Shown? { get }

  /// Sets the destination to nil, as a binding of SwiftUI does.
  func dismiss()
}

enum Shown {
  case pushed(PantryRoute, any PantryNode)
  case sheet(PantrySheet, (any PantryNode)?)
  case confirmation(VisibleDialog)
}

extension PantryModel: PantryNode {
  var shown: Shown? {
    switch destination {
    case .shelf(let shelf): .pushed(.shelf(name: shelf.name), shelf)
    case .newShelf: .sheet(.newShelf, nil)
    case nil: nil
    }
  }

  func dismiss() { destination = nil }
}

extension ShelfModel: PantryNode {
  var shown: Shown? {
    switch destination {
    case .jar(let jar): .pushed(.jar(label: jar.label), jar)
    case .emptying:
      .confirmation(
        VisibleDialog(
          "Empty \(name)?",
          buttons: [.button("Empty", role: .destructive) { [self] in dismiss() }]))
    case nil: nil
    }
  }

  func dismiss() { destination = nil }
}

extension JarModel: PantryNode {
  var shown: Shown? { destination == nil ? nil : .sheet(.editor, nil) }

  func dismiss() { destination = nil }
}

extension PantryModel: ScreenNavigating {
  var visibleState: VisibleState<Never, PantryRoute, PantrySheet> {
    VisibleState(stack: visibleStack)
  }
}

extension PantryNode {
  /// What the destination shows, with what the models behind it show.
  var visibleStack: VisibleStack<PantryRoute, PantrySheet> {
    switch shown {
    case .pushed(let route, let model):
      var stack = model.visibleStack
      stack.routes.insert(route, at: 0)
      return stack
    case .sheet(let sheet, let model):
      return VisibleStack(presentations: [.sheet(sheet, model?.visibleStack ?? VisibleStack())])
    case .confirmation(let dialog): return VisibleStack(presentations: [.confirmation(dialog)])
    case nil: return VisibleStack()
    }
  }

  /// The model behind the destination; nil without one.
  var next: (any PantryNode)? {
    switch shown {
    case .pushed(_, let model): model
    case .sheet(_, let model): model
    case .confirmation, nil: nil
    }
  }
}

struct PantrySnapshots: SnapshotHarness {
  static let timeZone = "Europe/Berlin"

  static func makeNavigator() -> PantryModel { PantryModel() }

  /// Begins at the root, so that it shows the same from everywhere.
  static func navigate(_ pantry: PantryModel, to screen: PantryScreen) {
    pantry.destination = nil
    switch screen {
    case .pantry: break
    case .newShelf: pantry.addTapped()
    case .shelf: pantry.shelfTapped("Spices")
    case .emptying:
      navigate(pantry, to: .shelf)
      model(ShelfModel.self, in: pantry)?.emptyTapped()
    case .jar:
      navigate(pantry, to: .shelf)
      model(ShelfModel.self, in: pantry)?.jarTapped("Cumin")
    case .editor:
      navigate(pantry, to: .jar)
      model(JarModel.self, in: pantry)?.editTapped()
    }
  }

  /// The first model of a type on the way to what is in front.
  private static func model<Model: PantryNode>(_: Model.Type, in pantry: PantryModel) -> Model? {
    path(in: pantry).lazy.compactMap { $0 as? Model }.first
  }

  private static func path(in pantry: PantryModel) -> [any PantryNode] {
    Array(sequence(first: pantry as any PantryNode) { $0.next })
  }

  /// Sets the last destination to nil, which belongs to the last model that has one.
  static func goBack(in pantry: PantryModel) {
    path(in: pantry).last { $0.shown != nil }?.dismiss()
  }

  static func link(to screen: PantryScreen) -> URL? {
    screen == .shelf ? URL(string: "pantry://shelf/Spices") : nil
  }

  static func open(_ url: URL, in pantry: PantryModel) -> LinkOutcome {
    let components = url.pathComponents.dropFirst()
    guard url.scheme == "pantry", url.host == "shelf", components.count == 1,
      let name = components.first
    else { return .refused("the app knows no such link") }
    pantry.shelfTapped(name)
    return .opened
  }

  /// Starts the app again with the shelf and the jar that it stores; sheets and dialogs are gone.
  static func relaunch(_ pantry: PantryModel) -> PantryModel {
    let relaunched = makeNavigator()
    if let shelf = model(ShelfModel.self, in: pantry) { relaunched.shelfTapped(shelf.name) }
    if let jar = model(JarModel.self, in: pantry) {
      model(ShelfModel.self, in: relaunched)?.jarTapped(jar.label)
    }
    return relaunched
  }

  /// Waits for the tasks that the models hold.
  static func settle(_ pantry: PantryModel) async {
    await model(JarModel.self, in: pantry)?.saving?.value
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let pantry = context.navigator
    let shelf = model(ShelfModel.self, in: pantry)
    let jar = model(JarModel.self, in: pantry)
    switch destination {
    case .root:
      return ScreenContent(
        title: "Pantry", trailing: [.button("Add") { pantry.addTapped() }],
        elements: [.link("Spices") { pantry.shelfTapped("Spices") }])
    case .route(.shelf(let name)):
      return ScreenContent(
        title: name, trailing: [.button("Empty") { shelf?.emptyTapped() }],
        elements: [.link("Cumin") { shelf?.jarTapped("Cumin") }])
    case .route(.jar(let label)):
      return ScreenContent(title: label, trailing: [.button("Edit") { jar?.editTapped() }])
    case .sheet(.editor):
      return ScreenContent(trailing: [.button("Save") { jar?.saveTapped() }])
    case .sheet(.newShelf):
      return ScreenContent(leading: [.button("Cancel") { pantry.dismiss() }])
    default: return nil
    }
  }
}
