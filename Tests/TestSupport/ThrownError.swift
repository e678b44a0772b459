/// Runs code that must throw and returns its error, as `#expect(throws:)` does since Swift 6.1.
package func thrownError<Failure: Error>(
  _ type: Failure.Type, by body: () throws -> some Any
) throws -> Failure {
  do {
    _ = try body()
  } catch let error as Failure {
    return error
  }
  throw NothingThrown(expected: "\(type)")
}

/// Runs asynchronous code that must throw, and returns its error.
package func thrownError<Failure: Error, Value: Sendable>(
  _ type: Failure.Type, isolation: isolated (any Actor)? = #isolation,
  by body: () async throws -> Value
) async throws -> Failure {
  do {
    _ = try await body()
  } catch let error as Failure {
    return error
  }
  throw NothingThrown(expected: "\(type)")
}

/// The failure of a test whose code did not throw.
package struct NothingThrown: Error {
  let expected: String
}
