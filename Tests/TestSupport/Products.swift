package import Foundation

/// The programs that were built together with the tests.
package enum Products {
  /// On Apple platforms, tests are a bundle that Xcode's program loads; elsewhere, they are a program.
  package static let folder: URL = {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      if let bundle { return bundle.bundleURL.deletingLastPathComponent() }
    #endif
    return Bundle.main.bundleURL
  }()
}
