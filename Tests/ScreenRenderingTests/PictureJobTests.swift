import Foundation
import ScreenContents
import Testing

@testable import ScreenRendering

@Suite("PictureJob")
struct PictureJobTests {
  @Test(
    "A request has a range for screens that follow one another in the same layouts",
    arguments: [
      ([], 0), ([0, 1, 2], 1), ([4], 1), ([2, 1, 0], 3), ([0, 2, 3], 2), ([1, 1], 2),
    ])
  func ranges(screens: [Int], count: Int) throws {
    try check(screens.map { PictureJob(screen: $0, layouts: [.compact, .regular]) }, count)
  }

  @Test("Screens in other layouts have a range of their own")
  func layouts() throws {
    let layouts: [[ScreenLayout]] = [[.compact], [.compact], [.regular], [.compact, .regular]]
    try check(layouts.enumerated().map { PictureJob(screen: $0, layouts: $1) }, 3)
  }

  /// Checks that another process gets the same jobs from a number of ranges.
  private func check(_ jobs: [PictureJob], _ count: Int) throws {
    let data = try JSONEncoder().encode(PictureJob.batch(of: jobs))
    let batch = try JSONDecoder().decode(PictureJob.Batch.self, from: data)
    #expect(batch.count == count)
    #expect(PictureJob.jobs(of: batch) == jobs)
  }
}
