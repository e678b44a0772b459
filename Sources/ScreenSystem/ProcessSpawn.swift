package import Foundation

/// The executable, arguments and environment of a process to start.
///
/// - SeeAlso: posix_spawn(3).
package struct ProcessSpawn {
  private let executable: String
  private let arguments: [String]
  private let environment: [String]

  /// Describes a process; its first argument is the path of the executable.
  package init(_ executable: String, _ arguments: [String], _ variables: [String: String]) {
    self.executable = executable
    self.arguments = [executable] + arguments
    environment = variables.map { "\($0)=\($1)" }
  }
}

#if os(tvOS) || os(watchOS)
  extension ProcessSpawn {
    /// Throws: an app on these systems cannot start a process.
    func start(streams: [Int32]) throws(FileSystem.Failure) -> pid_t {
      throw FileSystem.Failure(code: ENOTSUP)
    }
  }
#else
  extension ProcessSpawn {
    #if canImport(Darwin)
      private typealias Actions = posix_spawn_file_actions_t?
      private typealias Attributes = posix_spawnattr_t?
    #else
      private typealias Actions = posix_spawn_file_actions_t
      private typealias Attributes = posix_spawnattr_t
    #endif

    /// Starts the process in a process group of its own.
    ///
    /// No signal is blocked or ignored in it. On Darwin, it inherits no file but the streams.
    ///
    /// - Parameter streams: The files that become the process's files 0, 1, 2 and so on.
    /// - Returns: The process identifier.
    /// - Throws: ``FileSystem/Failure``.
    package func start(streams: [Int32]) throws(FileSystem.Failure) -> pid_t {
      var actions = Self.empty(Actions.self)
      var attributes = Self.empty(Attributes.self)
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      for (number, file) in streams.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
      }
      Self.configure(&attributes)
      var identifier: pid_t = 0
      let code = Self.withCStrings(arguments) { arguments in
        Self.withCStrings(environment) { environment in
          posix_spawn(&identifier, executable, &actions, &attributes, arguments, environment)
        }
      }
      guard code == 0 else { throw FileSystem.Failure(code: code) }
      return identifier
    }

    private static func configure(_ attributes: inout Attributes) {
      var none = sigset_t()
      var all = sigset_t()
      sigemptyset(&none)
      sigfillset(&all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      posix_spawnattr_setpgroup(&attributes, 0)
      var flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK)
      flags |= Int32(POSIX_SPAWN_SETSIGDEF)
      #if canImport(Darwin)
        flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
      #endif
      posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    #if canImport(Darwin)
      private static func empty<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }
    #else
      private static func empty(_ type: Actions.Type) -> Actions { Actions() }

      private static func empty(_ type: Attributes.Type) -> Attributes { Attributes() }
    #endif

    /// Passes strings to a C function as an array that ends with a null pointer.
    private static func withCStrings<Result>(
      _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
      let copies = strings.map { strdup($0) }
      defer { for copy in copies { free(copy) } }
      return body(copies + [nil])
    }
  }
#endif

/// Both ends of a pipe that no child process inherits.
package struct PipeDescriptors {
  package let reading: Int32
  package let writing: Int32

  package init() throws(FileSystem.Failure) {
    var files: [Int32] = [-1, -1]
    guard pipe(&files) == 0 else { throw FileSystem.Failure() }
    for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (files[0], files[1])
  }

  package func closeBoth() {
    close(reading)
    close(writing)
  }
}
