extension HarnessTests.AuditTests {
  /// The output for an app that follows every law.
  static let correct = """
    holds     isolation    36 jumps
    holds     links        79 links opened; 54 not checked: the audit opens each link after only \
    one closed sheet, closed dialog, push and back, change of tab, and other link
    holds     restoration  6 relaunches
    holds     back         11 steps back
    holds     tabs         8 taps on tabs
    holds     controls     6 controls
    holds     exits        4 screens
    holds     reachability 6 places
    8 laws: 8 held (TIME)

    """

  /// All harnesses of the package, with each set of variables.
  static let runs =
    ["Isolation", "Links", "Restoration", "Back", "Tabs", "Controls"].map {
      HarnessRun(harness: $0, exampleCount: 1)
    }
    + ["Cafe", "Endless", "Exits", "Reachability"].map { HarnessRun(harness: $0, exampleCount: 0) }
    + [
      HarnessRun(harness: "Traps", arguments: ["--timeout", "2"], exampleCount: 3),
      HarnessRun(
        harness: "Traps", variables: ["LAWS_ENDS": "1"], arguments: ["--timeout", "2"],
        exampleCount: 7),
      HarnessRun(
        harness: "Traps", variables: ["LAWS_JUMPS": "1"], arguments: ["--timeout", "2"],
        exampleCount: 5),
      HarnessRun(harness: "Traps", variables: ["LAWS_PRINTS": "1"], exampleCount: 1),
    ]

  /// The one finding of each harness, by law.
  static let findings = [
    (
      "isolation",
      """
        a sheet stays (.leftovers): after order, on menu, drink and recipe
      > show order
      > show menu
        expected: menu
        found:    menu › sheet order
        hint: if 'navigate' need not work from every screen, declare 'static let navigatesAbsolutely = \
      false' in the harness
      """
    ),
    (
      "links",
      """
        a screen is missing on the stack (.otherState): after the start and 6 screens, on recipe
      > open cafe://recipe
        expected: menu › drink › recipe
        found:    menu › drink
      """
    ),
    (
      "restoration",
      """
        a presentation is missing (.otherState): on order
      > show order
      > relaunch
        expected: menu › drink › sheet order
        found:    menu › drink
      """
    ),
    (
      "back",
      """
        back removes more or less than one level (.otherLevels): on recipe and drink
      > show recipe
      > back
        expected: menu › drink
        found:    menu
      """
    ),
    (
      "tabs",
      """
        a tab loses its stack (.losesStack): on drink and recipe
      > show drink
      > tab orders
      > tab menu
        expected: menu › drink
        found:    menu
      """
    ),
    (
      "controls",
      """
        a control does nothing (.doesNothing): 'Order' on drink
      > show drink
      > tap Order #2
        expected: a change
        found:    menu › drink
        hint: if a control has an effect outside of navigation, declare it with 'action: .effect'; if it navigates later, wait for it in 'settle(_:)'
      """
    ),
    (
      "exits",
      """
        a cover has no way out (.noWayOut): on receipt
      > show receipt
        expected: a control that leaves it
        found:    orders › cover receipt with 'Print'
      """
    ),
    (
      "reachability",
      """
        nothing leads to the screen (.notReached): on recipe
      """
    ),
  ]

  /// The output for an app in which an operation of each law ends the process.
  static let endingJumps = """
    broken    isolation    32 jumps; 4 not checked: other jumps from or to the screen crash or hang \
    (menu, orders, receipt)
      a jump hangs (.hang): after drink, recipe and order, on menu
    > show drink
    > show menu
      expected: the screen menu
      found:    took longer than 1 s; increase --timeout
      a jump crashes (.crash): after order, on recipe
    > show order
    > show recipe
      expected: the screen recipe
      found:    SIGNAL: Fatal error: no recipe
    1 law: 1 broken, 2 findings (TIME)

    """

  static let endingPlace = """
    holds     isolation    36 jumps
    holds     links        79 links opened; 54 not checked: the audit opens each link after only \
    one closed sheet, closed dialog, push and back, change of tab, and other link
    holds     restoration  6 relaunches
    holds     back         12 steps back
    holds     tabs         8 taps on tabs
    broken    controls     8 controls
      a control crashes (.crash): 'Print' on sheet receipt
    > tap Espresso
    > tap Order
    > tap Last receipt
    > tap Print
      expected: a change
      found:    SIGNAL: Fatal error: no paper
    holds     exits        4 screens
    holds     reachability 7 places; 1 not checked: 'tap Print' on sheet receipt crashes or hangs
    8 laws: 7 held, 1 broken, 1 finding (TIME)

    """

  static let endingSteps = """
    broken    links        72 links opened; 54 not checked: the audit opens each link after only \
    one closed sheet, closed dialog, push and back, change of tab, and other link
      a link crashes (.crash): after order, on recipe
    > show order
    > open cafe://recipe
      expected: the screen recipe
      found:    SIGNAL: Fatal error: no recipe
    broken    restoration  6 relaunches
      a relaunch hangs (.hang): on receipt
    > show receipt
    > relaunch
      expected: the screen receipt
      found:    took longer than 2 s; increase --timeout
    broken    back         9 steps back; 3 not checked: a control crashes or hangs before back \
    (drink, menu, order)
      back crashes (.crash): on recipe and drink
    > show recipe
    > back
      expected: one level less
      found:    SIGNAL: Fatal error: no way back
    broken    tabs         8 taps on tabs
      a tap on a tab crashes (.crash): on drink
    > show drink
    > tab orders
      expected: the tab
      found:    SIGNAL: Fatal error: no orders
    4 laws: 4 broken, 4 findings (TIME)

    """

  /// The output for an app whose harness has no content and supports no operations.
  static let notes = """
    holds     isolation    36 jumps
    –         links        not checked; 'link(to:)' returns no link
    –         restoration  not checked; the harness does not support relaunch; implement 'relaunch(_:)', or make the schema of the library's routers 'Codable'
    –         back         not checked; the harness does not support back; implement 'goBack(in:)'
    –         tabs         not checked; the harness does not support tabs; implement 'select(_:in:)'
    –         controls     not checked; found no control that navigates
    –         exits        not checked; the screen has no content
    –         reachability 1 place; the harness does not support tabs; implement 'select(_:in:)'; \
    5 not checked: not reached, but an operation is not supported
    8 laws: 1 held, 7 not checked (TIME)

    """
}
