import ScreenHarness
import Testing

@Test("Every screen matches its golden, or the verb in the environment succeeds")
func screens() async throws {
  try await GardenSnapshots.run()
}
