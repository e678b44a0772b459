import ScreenNavigation
import Testing

@Suite("Coordinator")
@MainActor
struct CoordinatorTests {
  private final class Part: StackCoordinator {
    let node = CoordinatorNode()
    let router = AppRouter<Harbor>()
    var starts = 0
    var finished: [any Coordinator] = []

    func didStart() { starts += 1 }
    func childDidFinish(_ child: any Coordinator) { finished.append(child) }
  }

  /// A coordinator as in apps whose coordinators had a `start()` before.
  private final class OwnStart: Coordinator {
    let node = CoordinatorNode()
    var starts = 0

    func start() { starts += 1 }
  }

  // Rule 20
  @Test("Two calls start a coordinator once, also through an existential, in any order")
  func startsOnce() {
    let calls: [(any Coordinator) -> Void] = [{ $0.start() }, { $0.startOnce() }]
    for first in calls {
      for second in calls {
        let part = Part()
        for call in [first, second] { call(part) }
        #expect(part.starts == 1)
        #expect(part.node.isStarted)
      }
    }
  }

  // Rule 20
  @Test("A start() of the app is called through an existential, and runs once")
  func ownStart() {
    let (part, direct) = (OwnStart(), OwnStart())
    let child: any Coordinator = part
    for _ in 0..<2 { child.startOnce() }
    (direct as any Coordinator).start()
    #expect([part.starts, direct.starts] == [1, 1])
  }

  @Test("A coordinator moves along the stack of its router")
  func movesAlongStack() {
    let part = Part()
    let moves: [(Part) -> Void] = [{ $0.pop() }, { $0.popToRoot() }, { $0.pop(7) }]
    let paths = moves.map { move in
      for chart in ["Sound", "Reef"] { part.navigate(to: .chart(chart)) }
      move(part)
      #expect(part.router.stack == part.path)
      return part.path
    }
    #expect(paths == [[.chart("Sound")], [], []])
  }

  // Rule 20
  @Test("A finished child is removed and notifies its parent once")
  func finishes() {
    let (parent, child) = (Part(), Part())
    for _ in 0..<2 { parent.add(child) }
    #expect(parent.children.count == 1)
    #expect(child.parent === parent)
    for _ in 0..<2 { child.finish() }
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
    #expect(parent.finished.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
  }

  // Rule 20
  @Test("A coordinator has a weak reference to its parent")
  func weakParent() {
    let child = Part()
    var parent: Part? = Part()
    parent?.add(child)
    let observed = { [weak parent] in parent }
    parent = nil
    #expect(observed() == nil)
    #expect(child.parent == nil)
  }

  @Test("A coordinator keeps its children alive until they finish")
  func strongChildren() {
    let parent = Part()
    var child: Part? = Part()
    let observed = { [weak child] in child }
    if let child { parent.add(child) }
    child = nil
    #expect(observed() != nil)
    observed()?.finish()
    parent.finished = []
    #expect(observed() == nil)
  }

  @Test("A child moves to its new parent, and a coordinator never contains itself")
  func moves() {
    let (first, second, child) = (Part(), Part(), Part())
    first.add(child)
    second.add(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
    child.add(second)
    child.add(child)
    #expect(child.children.isEmpty)
    #expect(second.parent == nil)
  }
}
