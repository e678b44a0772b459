import ScreenJobs
import ScreenReports
import ScreenSnapshot

extension CoverageReport {
  /// The members of the report's JSON object.
  var jsonObject: JSONObject {
    [
      "counts": [
        "cases": caseCount, "shown": renderedCount, "uncovered": missingExceptions.count,
        "excepted": exceptedCount,
      ],
      "types": types.map(\.jsonObject),
      "exceptions": usedExceptions.map { $0.jsonObject(isStale: false) }
        + staleExceptions.map { $0.exception.jsonObject(isStale: true) },
      "links": links?.jsonObject, "lookalikes": duplicateScreens, "skipped": skipped.nonEmpty,
      "controls": controls?.jsonObject, "unperformedEvents": unperformedEvents.nonEmpty,
      "unreadJourneys": unreadJourneys.nonEmpty, "invalid": failures,
    ]
  }
}

extension ControlCoverage {
  fileprivate var jsonObject: JSONObject {
    [
      "count": count, "used": usedCount,
      "unused": unused.map { ["place": $0.place, "controls": $0.names] as JSONObject },
    ]
  }
}

extension LinkCoverage {
  fileprivate var jsonObject: JSONObject {
    [
      "patternsWithoutScreen": unusedPatterns, "patternsWithoutJourney": unopenedPatterns,
      "screensWithoutPattern": unmatched.map(\.screen),
    ]
  }
}

extension TypeCoverage {
  fileprivate var jsonObject: JSONObject {
    [
      "kind": kind, "type": typeName, "in": carriers.nonEmpty,
      "notLookedAt": unsupportedReason?.rawValue, "firstScreen": screens.first,
      "screens": screens.isEmpty ? nil : screens.count,
      "cases": unsupportedReason == nil ? cases.map(\.jsonObject) : nil,
    ]
  }
}

extension CaseCoverage {
  fileprivate var jsonObject: JSONObject {
    [
      "name": name, "screens": screens.count, "firstScreen": screens.first,
      "excepted": isExcepted ? true : nil,
    ]
  }
}

extension CoverageException {
  fileprivate func jsonObject(isStale: Bool) -> JSONObject {
    [
      "kind": kind, "in": typeName, "name": caseName, "reason": reason, "stale": isStale,
    ]
  }
}
