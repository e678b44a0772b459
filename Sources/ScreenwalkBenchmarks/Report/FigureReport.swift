import Foundation

/// All figures as a program reads them.
struct FigureReport: Codable, Equatable {
  /// The version of this format.
  var schema = 1

  let machine: Machine
  let mode: Mode
  let rounds: Int
  let figures: [Line]

  struct Line: Codable, Equatable {
    let name: String
    let screens: Int?
    let unit: Measurement.Unit
    let median: Double
    let spread: Double
    let ratio: Ratio?
    let goal: Goal?
    let isNoise: Bool
  }

  struct Ratio: Codable, Equatable {
    let to: String
    let screens: Int?
    let median: Double
    let spread: Double
  }

  struct Goal: Codable, Equatable {
    let of: String
    let atMost: Double
    let isMet: Bool
  }
}

extension FigureReport {
  /// Takes the figures that have a row.
  init(_ figures: [Figure], mode: Mode, machine: Machine) {
    rounds = figures.first?.value.count ?? 0
    self.machine = machine
    self.mode = mode
    self.figures = figures.filter(\.isShown).map(Line.init)
  }

  /// The report as one object, with absent in place of null.
  ///
  /// - Throws: What the encoder throws.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension FigureReport.Line {
  fileprivate init(_ figure: Figure) {
    name = figure.key.name
    screens = figure.key.screens
    unit = figure.unit
    median = figure.value.median
    spread = figure.value.spread
    ratio = figure.ratio.map { ratio in
      FigureReport.Ratio(
        to: ratio.baseline.name, screens: ratio.baseline.screens, median: ratio.value.median,
        spread: ratio.value.spread)
    }
    goal = figure.goal.flatMap { goal in
      figure.isMet.map { isMet in
        switch goal {
        case .ratio(let most): FigureReport.Goal(of: "ratio", atMost: most, isMet: isMet)
        case .figure(let most): FigureReport.Goal(of: "median", atMost: most, isMet: isMet)
        }
      }
    }
    isNoise = figure.isNoise
  }
}
