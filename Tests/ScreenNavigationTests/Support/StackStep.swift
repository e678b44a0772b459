import ScreenNavigation
import TestSupport

indirect enum StackStep {
  case push(Garden.Route)
  case pop(Int)
  case popToRoot
  case popTo(Garden.Route)
  case replaceAll(Garden.Route)
  case resetAndNavigate([Garden.Route])
  case sheet(Garden.Sheet)
  case cover(Garden.Sheet)
  case alert
  case confirmation
  case dismiss
  case lateNil(PresentationKind)
  case confirm
  /// An operation inside the presented sheet or cover, if any.
  case inside(StackStep)
}

extension StackStep {
  /// Returns a random step; one in four is inside the presentation.
  static func random(using generator: inout SeededGenerator) -> StackStep {
    if UInt8.random(in: 0..<4, using: &generator) == 0 { return .inside(random(using: &generator)) }
    let route =
      [.plant(.fixture), .tool("Spade"), .settings].pick(using: &generator) as Garden.Route
    let sheet =
      [.newPlant, .guide, .editPlant(.fixture), .editPlant(.renamed)].pick(using: &generator)
      as Garden.Sheet
    let steps: [StackStep] = [
      .push(route), .push(route), .push(route),
      .pop([Int.min, -1, 0, 1, 2, Int.max].pick(using: &generator)), .popToRoot, .popTo(route),
      .replaceAll(route), .resetAndNavigate([route, .settings]),
      .sheet(sheet), .sheet(sheet), .cover(sheet), .cover(sheet), .alert, .confirmation,
      .dismiss, .lateNil(PresentationKind.allCases.pick(using: &generator)), .confirm,
    ]
    return steps.pick(using: &generator)
  }

  @MainActor
  func take(on router: AppRouter<Garden>) {
    switch self {
    case .push(let route): router.navigate(to: route)
    case .pop(let count): router.pop(count)
    case .popToRoot: router.popToRoot()
    case .popTo(let route): router.popTo { $0 == route }
    case .replaceAll(let route): router.replaceAll(with: route)
    case .resetAndNavigate(let routes): router.resetAndNavigate(to: routes)
    case .sheet(let sheet): router.activeSheet = sheet
    case .cover(let cover): router.activeFullScreenCover = cover
    case .alert: router.activeAlert = .frost
    case .confirmation: router.activeConfirmation = .felling
    case .dismiss: router.dismiss()
    case .lateNil(let kind): router.assignNil(to: kind)
    case .confirm: router.tapLastButton()
    case .inside(let step): router.presented.map(step.take)
    }
  }
}

extension AppRouter {
  /// Assigns nil, as SwiftUI does after it has dismissed a presentation of the kind.
  func assignNil(to kind: PresentationKind) {
    switch kind {
    case .sheet: activeSheet = nil
    case .fullScreenCover: activeFullScreenCover = nil
    case .alert: activeAlert = nil
    case .confirmation: activeConfirmation = nil
    }
  }
}

extension AppRouter {
  fileprivate func tapLastButton() {
    let actions = activeAlert?.actions ?? activeConfirmation?.actions
    if let action = actions?.last { perform(action) }
  }
}
