#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// PyYAML, an independent YAML 1.1 reader.
  enum PythonYAML {
    static let isAvailable = (try? run("import yaml", []))?.status == 0

    static let skipReason: Testing.Comment = "python3 cannot import yaml; install PyYAML"

    /// Compares the values in a YAML file and a JSON file, and returns one line per difference.
    ///
    /// In the JSON, a floating-point number is `{"$float": "1.5"}`, which distinguishes it from an
    /// integer and negative zero from zero.
    static func differences(of yaml: URL, from json: URL) throws -> String {
      let (status, output) = try run(comparison, [yaml.path, json.path])
      return status == 0 ? output : "status \(status)"
    }

    private static let comparison = """
      import json, sys, yaml
      def same(one, other, path):
          if isinstance(other, dict) and list(other) == ["$float"]:
              if type(one) is not float or repr(one) != repr(float(other["$float"])):
                  print(path, repr(one), other)
          elif type(one) is not type(other):
              print(path, repr(one), repr(other))
          elif isinstance(one, dict):
              if set(one) != set(other):
                  print(path, sorted(map(repr, one)), sorted(map(repr, other)))
              for key in one.keys() & other.keys():
                  same(one[key], other[key], path + "." + str(key))
          elif isinstance(one, list):
              if len(one) != len(other):
                  print(path, len(one), len(other))
              for index, pair in enumerate(zip(one, other)):
                  same(*pair, path + "." + str(index))
          elif one != other:
              print(path, repr(one), repr(other))
      sys.stdout.reconfigure(errors="backslashreplace")
      try:
          documents = list(yaml.safe_load_all(open(sys.argv[1], encoding="utf-8", newline="")))
          same(documents, json.load(open(sys.argv[2], encoding="utf-8", newline="")), "")
      except yaml.YAMLError as error:
          print(error)
      """

    private static func run(
      _ program: String, _ arguments: [String]
    ) throws -> (status: Int32, output: String) {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["python3", "-c", program] + arguments
      process.standardOutput = output
      // Python can print a warning about the locale.
      process.standardError = FileHandle.standardError
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
  }
#endif
