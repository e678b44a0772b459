import ScreenNavigation

/// A manifest with every kind of presentation, alone and inside of another.
enum GardenScreen: String, ScreenManifest {
  case beds, plant, toolOfPlant, note
  case newPlant, editPlant, editRenamedPlant, editOverPlant
  case guideSheet, guideCover
  case frostAlert, fellingConfirmation
  case shed, shedTool, calendar, calendarGuide
  case settings
  case stackInSheet, sheetOverSheet, alertOverCover

  var navigationPath: ScreenPath<Garden> {
    switch self {
    case .beds: ScreenPath(tab: .beds)
    case .plant: ScreenPath(tab: .beds, routes: [.plant(.fixture)])
    case .toolOfPlant: ScreenPath(tab: .beds, routes: [.plant(.fixture), .tool("Spade")])
    case .note: ScreenPath(tab: .beds, routes: [.note(Note(id: 1, text: "Water it"))])
    case .newPlant: ScreenPath(tab: .beds, sheet: .newPlant)
    case .editPlant: ScreenPath(tab: .beds, sheet: .editPlant(.fixture))
    case .editRenamedPlant: ScreenPath(tab: .beds, sheet: .editPlant(.renamed))
    case .editOverPlant:
      ScreenPath(tab: .beds, routes: [.plant(.fixture)], sheet: .editPlant(.fixture))
    case .guideSheet: ScreenPath(tab: .beds, sheet: .guide)
    case .guideCover: ScreenPath(tab: .beds, fullScreenCover: .guide)
    case .frostAlert: ScreenPath(tab: .beds, alert: .frost)
    case .fellingConfirmation: ScreenPath(tab: .beds, confirmation: .felling)
    case .shed: ScreenPath(tab: .shed)
    case .shedTool: ScreenPath(tab: .shed, routes: [.tool("Rake")])
    case .calendar: ScreenPath(tab: .calendar)
    case .calendarGuide: ScreenPath(tab: .calendar, fullScreenCover: .guide)
    case .settings: ScreenPath(routes: [.settings])
    case .stackInSheet:
      ScreenPath(
        tab: .beds, presenting: .sheet(.editPlant(.fixture), StackState(routes: [.tool("Saw")])))
    case .sheetOverSheet:
      ScreenPath(tab: .beds, presenting: .sheet(.newPlant, StackState(presenting: .sheet(.guide))))
    case .alertOverCover:
      ScreenPath(
        tab: .shed, presenting: .fullScreenCover(.guide, StackState(presenting: .alert(.frost))))
    }
  }
}
