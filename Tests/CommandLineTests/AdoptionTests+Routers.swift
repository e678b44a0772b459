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

  static let red = """
    changed   compact/editProfile  tab: profile → home, stack: 1 → 0 (− edit)
    --- a/manifests/Clinic/compact/editProfile.txt
    +++ b/manifests/Clinic/compact/editProfile.txt
    @@ -1,14 +1,12 @@
     ---
     screen: editProfile
     flow: authorized
    -tab: profile
    -stack:
    -- edit
    +tab: home
     ---
     ┌──────────────────────────────────────────┐
    -│ ‹ Profile         Edit                   │
    +│                   Home                   │
     ├──────────────────────────────────────────┤
     │                                          │
     ├──────────────────────────────────────────┤
    -│ ○ Home   ● Profile                       │
    +│ ● Home   ○ Profile                       │
     └──────────────────────────────────────────┘

    To accept the differences, for review and commit:
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness ClinicSnapshots
    ClinicSnapshots: 7 screens: 6 matched, 1 changed (TIME)
    changed   2 screens  stack: 1 → 2 (+ status)
      compact/status, compact/reply
    --- a/manifests/Feed/compact/status.txt
    +++ b/manifests/Feed/compact/status.txt
    @@ -4,9 +4,11 @@
     stack:
     - status:
         id: "42"
    +- status:
    +    id: "42"
     ---
     ┌──────────────────────────────────────────┐
    -│ ‹ Timeline       Status                  │
    +│ ‹ Status         Status                  │
     ├──────────────────────────────────────────┤
     │                                          │
     ├──────────────────────────────────────────┤

    changed   compact/account  stack: 1 → 2 (+ account)
    --- a/manifests/Feed/compact/account.txt
    +++ b/manifests/Feed/compact/account.txt
    @@ -4,9 +4,11 @@
     stack:
     - account:
         id: "ada"
    +- account:
    +    id: "ada"
     ---
     ┌──────────────────────────────────────────┐
    -│ ‹ Explore       Account                  │
    +│ ‹ Account       Account                  │
     ├──────────────────────────────────────────┤
     │                                          │
     ├──────────────────────────────────────────┤

    To accept the differences, for review and commit:
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness FeedSnapshots
    FeedSnapshots: 5 screens: 2 matched, 3 changed (TIME)
    changed   compact/searchResults  tab: search → home, stack: 1 → 0 (− results)
    --- a/manifests/Radio/compact/searchResults.txt
    +++ b/manifests/Radio/compact/searchResults.txt
    @@ -1,14 +1,11 @@
     ---
     screen: searchResults
    -tab: search
    -stack:
    -- results:
    -    query: "jazz"
    +tab: home
     ---
     ┌──────────────────────────────────────────┐
    -│ ‹ Search   Results for “jazz”            │
    +│                   Home                   │
     ├──────────────────────────────────────────┤
     │                                          │
     ├──────────────────────────────────────────┤
    -│ ○ Home   ● Search   ○ Profile            │
    +│ ● Home   ○ Search   ○ Profile            │
     └──────────────────────────────────────────┘

    changed   compact/favourites  tab: profile → home, stack: 1 → 0 (− favourites)
    --- a/manifests/Radio/compact/favourites.txt
    +++ b/manifests/Radio/compact/favourites.txt
    @@ -1,13 +1,11 @@
     ---
     screen: favourites
    -tab: profile
    -stack:
    -- favourites
    +tab: home
     ---
     ┌──────────────────────────────────────────┐
    -│ ‹ Profile      Favourites                │
    +│                   Home                   │
     ├──────────────────────────────────────────┤
     │                                          │
     ├──────────────────────────────────────────┤
    -│ ○ Home   ○ Search   ● Profile            │
    +│ ● Home   ○ Search   ○ Profile            │
     └──────────────────────────────────────────┘

    To accept the differences, for review and commit:
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness RadioSnapshots
    RadioSnapshots: 4 screens: 2 matched, 2 changed (TIME)
    changed   compact/deleteTask  alert: deleteConfirmation → none
    --- a/manifests/Tasks/compact/deleteTask.txt
    +++ b/manifests/Tasks/compact/deleteTask.txt
    @@ -4,17 +4,9 @@
     - detail:
         id: "water"
         title: "Water the plants"
    -alert:
    -  deleteConfirmation:
    -    id: "water"
    -    title: "Water the plants"
     ---
     ┌──────────────────────────────────────────┐
     │ ‹ Tasks          Detail                  │
     ├──────────────────────────────────────────┤
    -│                                          │
    -│   ┌──────────────────────────────────┐   │
    -│   │       Delete Confirmation        │   │
    -│   └──────────────────────────────────┘   │
     │                                          │
     └──────────────────────────────────────────┘

    To accept the differences, for review and commit:
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness TasksSnapshots
    TasksSnapshots: 5 screens: 4 matched, 1 changed (TIME)
    changed   compact/editTrip  stack: editTrip → trip
    --- a/manifests/Travel/compact/editTrip.txt
    +++ b/manifests/Travel/compact/editTrip.txt
    @@ -4,11 +4,11 @@
     stack:
     - trip:
         id: "lisbon"
    -- editTrip:
    +- trip:
         id: "lisbon"
     ---
     ┌──────────────────────────────────────────┐
    -│ ‹ Trip         Edit Trip                 │
    +│ ‹ Trip            Trip                   │
     ├──────────────────────────────────────────┤
     │                                          │
     └──────────────────────────────────────────┘

    To accept the differences, for review and commit:
      swift package --allow-writing-to-package-directory snapshot record --layout compact --harness TravelSnapshots
    TravelSnapshots: 5 screens: 4 matched, 1 changed (TIME)

    """
}
