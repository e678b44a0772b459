extension ShellTests.AdoptionTests {
  static let missing = """
    ClinicSnapshots: 7 screens in 2 layouts: 14 new (TIME)
    FeedSnapshots: 5 screens in 2 layouts: 10 new (TIME)
    RadioSnapshots: 4 screens in 2 layouts: 8 new (TIME)
    TasksSnapshots: 5 screens in 2 layouts: 10 new (TIME)
    TravelSnapshots: 5 screens in 2 layouts: 10 new (TIME)

    """

  static let recorded = """
    ClinicSnapshots: 7 screens in 2 layouts: 14 new; 14 written (TIME)
    FeedSnapshots: 5 screens in 2 layouts: 10 new; 10 written (TIME)
    RadioSnapshots: 4 screens in 2 layouts: 8 new; 8 written (TIME)
    TasksSnapshots: 5 screens in 2 layouts: 10 new; 10 written (TIME)
    TravelSnapshots: 5 screens in 2 layouts: 10 new; 10 written (TIME)

    """

  static let allDiffer = """
    error: harness 'ClinicSnapshots' exited with status 1: differences found
    error: harness 'FeedSnapshots' exited with status 1: differences found
    error: harness 'RadioSnapshots' exited with status 1: differences found
    error: harness 'TasksSnapshots' exited with status 1: differences found
    error: harness 'TravelSnapshots' exited with status 1: differences found

    """

  /// A mistake in the routers of each app: a file, its text, and the wrong text.
  static let mistakes = [
    ("Clinic/Routing", "(.authorized, tab)", "(.authorized, .home)"),
    ("Feed/RouterPath", "path.append(route)", "path += [route, route]"),
    ("Radio/TabRouter", "guard tab == selectedTab", "guard tab != selectedTab"),
    ("Tasks/AppRouter", "presentedAlert = alert", "presentedAlert = nil"),
    ("Travel/Coordinators", "navigate(to: .editTrip(id: id))", "navigate(to: .trip(id: id))"),
  ]

  /// The lines that name a difference, a command or the counts.
  static let red = """
    changed   compact/editProfile  tab: profile → home, stack: 1 → 0 (− edit)
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness ClinicSnapshots
    ClinicSnapshots: 7 screens: 6 matched, 1 changed (TIME)
    changed   2 screens  stack: 1 → 2 (+ status)
    changed   compact/account  stack: 1 → 2 (+ account)
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness FeedSnapshots
    FeedSnapshots: 5 screens: 2 matched, 3 changed (TIME)
    changed   compact/searchResults  tab: search → home, stack: 1 → 0 (− results)
    changed   compact/favourites  tab: profile → home, stack: 1 → 0 (− favourites)
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness RadioSnapshots
    RadioSnapshots: 4 screens: 2 matched, 2 changed (TIME)
    changed   compact/deleteTask  alert: deleteConfirmation → none
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness TasksSnapshots
    TasksSnapshots: 5 screens: 4 matched, 1 changed (TIME)
    changed   compact/editTrip  stack: editTrip → trip
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness TravelSnapshots
    TravelSnapshots: 5 screens: 4 matched, 1 changed (TIME)
    """
}
