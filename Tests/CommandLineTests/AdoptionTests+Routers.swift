extension ShellTests.AdoptionTests {
  static let missing = """
    ClinicSnapshots: 7 screens in 2 layouts: 14 new (TIME)
    CourierSnapshots: 8 screens in 2 layouts: 16 new (TIME)
    FeedSnapshots: 5 screens in 2 layouts: 10 new (TIME)
    FerrySnapshots: 5 screens in 2 layouts: 10 new (TIME)
    GroceriesSnapshots: 7 screens in 2 layouts: 14 new (TIME)
    HabitsSnapshots: 6 screens in 2 layouts: 12 new (TIME)
    MuseumSnapshots: 9 screens in 2 layouts: 18 new (TIME)
    RadioSnapshots: 4 screens in 2 layouts: 8 new (TIME)
    TasksSnapshots: 5 screens in 2 layouts: 10 new (TIME)
    TravelSnapshots: 5 screens in 2 layouts: 10 new (TIME)

    """

  static let recorded = """
    ClinicSnapshots: 7 screens in 2 layouts: 14 new; 14 written (TIME)
    CourierSnapshots: 8 screens in 2 layouts: 16 new; 16 written (TIME)
    FeedSnapshots: 5 screens in 2 layouts: 10 new; 10 written (TIME)
    FerrySnapshots: 5 screens in 2 layouts: 10 new; 10 written (TIME)
    GroceriesSnapshots: 7 screens in 2 layouts: 14 new; 14 written (TIME)
    HabitsSnapshots: 6 screens in 2 layouts: 12 new; 12 written (TIME)
    MuseumSnapshots: 9 screens in 2 layouts: 18 new; 18 written (TIME)
    RadioSnapshots: 4 screens in 2 layouts: 8 new; 8 written (TIME)
    TasksSnapshots: 5 screens in 2 layouts: 10 new; 10 written (TIME)
    TravelSnapshots: 5 screens in 2 layouts: 10 new; 10 written (TIME)

    """

  static let audited = """
    ClinicSnapshots: 8 laws: 2 held, 6 not checked (TIME)
    CourierSnapshots: 8 laws: 3 held, 5 not checked (TIME)
    FeedSnapshots: 8 laws: 5 held, 3 not checked (TIME)
    FerrySnapshots: 8 laws: 6 held, 2 not checked (TIME)
    GroceriesSnapshots: 8 laws: 4 held, 4 not checked (TIME)
    HabitsSnapshots: 8 laws: 1 held, 7 not checked, 2 controls are not wired (TIME)
    MuseumSnapshots: 8 laws: 4 held, 4 not checked (TIME)
    RadioSnapshots: 8 laws: 4 held, 4 not checked (TIME)
    TasksSnapshots: 8 laws: 2 held, 6 not checked (TIME)
    TravelSnapshots: 8 laws: 1 held, 7 not checked (TIME)

    """

  private static let apps = [
    "Clinic", "Courier", "Feed", "Ferry", "Groceries", "Habits", "Museum", "Radio", "Tasks",
    "Travel",
  ]

  /// The last errors of a run in which each app differs, or has screens that are invalid.
  static func errors(invalid: [String] = []) -> String {
    let messages = apps.filter { !invalid.contains($0) }.map {
      "error: harness '\($0)Snapshots' exited with status 1: differences found\n"
    }
    let others = invalid.map {
      "error: harness '\($0)Snapshots' exited with status 2: some screens could not be verified\n"
    }
    return (messages + others).joined()
  }

  /// A mistake in the routers of each app: a file, its text, and the wrong text.
  static let mistakes = [
    ("Clinic/Routing", "(.authorized, tab)", "(.authorized, .home)"),
    ("Courier/Deliveries", "push(delivery.id)", "push(delivery)"),
    ("Feed/RouterPath", "path.append(route)", "path += [route, route]"),
    ("Ferry/BookingFlow", "SeatsScreen(sailing: sailing)", "SeatsScreen(sailing: sailing + 1)"),
    ("Groceries/AppFeature", "[.loadIngredients(recipeID: recipe.id)]", "[]"),
    ("Habits/HabitStore", "(-86_400 *", "(86_400 *"),
    ("Museum/Coordinators", "(order: order), as: .cover", "(order: order)"),
    ("Radio/TabRouter", "guard tab == selectedTab", "guard tab != selectedTab"),
    ("Tasks/AppRouter", "presentedAlert = alert", "presentedAlert = nil"),
    ("Travel/Coordinators", "navigate(to: .editTrip(id: id))", "navigate(to: .trip(id: id))"),
  ]

  /// The lines that name a difference, a command or the counts.
  static let red = """
    changed   compact/editProfile  ‹ Profile Edit → Home
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness ClinicSnapshots
    ClinicSnapshots: 7 screens: 6 matched, 1 changed (TIME)
    invalid   3 screens  the stack has a value of type 'Delivery', but no view is registered for this type
    CourierSnapshots: 8 screens: 5 matched, 3 invalid (TIME)
    changed   2 screens  ‹ Timeline → Status
    changed   compact/account  ‹ Explore → Account
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness FeedSnapshots
    FeedSnapshots: 5 screens: 2 matched, 3 changed (TIME)
    changed   compact/seats  sailing: 730 → 731
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness FerrySnapshots
    FerrySnapshots: 5 screens: 4 matched, 1 changed (TIME)
    changed   compact/recipe  7 lines removed, 2 added
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness GroceriesSnapshots
    GroceriesSnapshots: 7 screens: 6 matched, 1 changed (TIME)
    changed   compact/habits  Read 12 days › → -12 days ›
    changed   compact/habit  start: "2025-12-20T00:00:00.000Z" → "2026-01-13T00:00:00.000Z"; \
    a date or a time differs: if it is the current one, use a fixture instead of recording it
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness HabitsSnapshots
    HabitsSnapshots: 6 screens: 4 matched, 2 changed (TIME)
    changed   compact/payment  cover: → sheet:
    changed   compact/newCard  cover: → sheet:
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness MuseumSnapshots
    MuseumSnapshots: 9 screens: 7 matched, 2 changed (TIME)
    changed   compact/searchResults  ‹ Search Results for “jazz” → Home
    changed   compact/favourites  ‹ Profile Favourites → Home
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness RadioSnapshots
    RadioSnapshots: 4 screens: 2 matched, 2 changed (TIME)
    changed   compact/deleteTask  8 lines removed
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness TasksSnapshots
    TasksSnapshots: 5 screens: 4 matched, 1 changed (TIME)
    changed   compact/editTrip  - editTrip: → trip:
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness TravelSnapshots
    TravelSnapshots: 5 screens: 4 matched, 1 changed (TIME)
    """
}
