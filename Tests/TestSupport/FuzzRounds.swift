import Foundation

/// How many rounds a test with random input takes: the number, or `SCREENWALK_FUZZ` times as many.
package func fuzzRounds(_ count: Int) -> Int {
  let factor = ProcessInfo.processInfo.environment["SCREENWALK_FUZZ"].flatMap { Int($0) } ?? 1
  return count * max(factor, 1)
}
