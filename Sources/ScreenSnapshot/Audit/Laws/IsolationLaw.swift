/// Isolation: going to B after A shows exactly what a fresh B shows, for every ordered pair of screens.
///
/// It is broken by a jump that leaves something behind: a sheet that stays, a stack that is pushed on.
/// The law applies if `navigate` is declared absolute.
///
/// A walk visits `0 1 0 2 0 3 … 1 2 1 3 …`, so that each ordered pair is adjacent once and takes one jump.
extension Auditor {
  /// Checks the ordered pairs whose lower position is in a range.
  ///
  /// - Complexity: One jump per pair.
  func checkIsolation(
    rows: Range<Int>, among list: [Int], onStep: OnStep
  ) async throws -> AuditPart {
    var part = AuditPart()
    guard Harness.navigatesAbsolutely else {
      part.skip("the harness declares that 'navigate' is not absolute")
      return part
    }
    for position in rows {
      let row = list[position]
      guard (try? await freshState(of: row)) != nil else { continue }
      onStep("jumps from and to \(name(of: row))")
      var driver = try await driver(at: row)
      for other in list[(position + 1)...] where (try? await freshState(of: other)) != nil {
        for (first, second) in [(row, other), (other, row)] {
          part.checkedCount += 1
          let expected = try await freshState(of: second)
          let found: DescribedState
          do {
            try await driver.show(screens[second])
            found = try state(of: driver)
          } catch {
            part.add(
              AuditFinding(
                law: .isolation, cause: "the jump fails", screen: name(of: second),
                previous: name(of: first), steps: [show(first), show(second)],
                expected: expected.line, found: message(of: error)))
            driver = try await self.driver(at: second)
            continue
          }
          guard found != expected else { continue }
          part.add(
            AuditFinding(
              law: .isolation, cause: NavigationEffect(from: expected, to: found).cause,
              screen: name(of: second), previous: name(of: first),
              steps: [show(first), show(second)], expected: expected.line, found: found.line))
          // What stays would blame the next pairs.
          driver = try await self.driver(at: second)
        }
      }
    }
    return part
  }
}
