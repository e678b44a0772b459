import ScreenDriver
import ScreenJobs
import ScreenReports
import ScreenSnapshot

extension AuditReport {
  var jsonObject: JSONObject {
    [
      "partial": isInterrupted, "patterns": patterns.nonEmpty,
      "namedLaws": namedLaws.nonEmpty, "starts": starts.nonEmpty, "limit": maximumPlaces,
      "laws": laws.map(\.jsonObject),
      "exceptions": usedExceptions.map { $0.jsonObject(isStale: false) }
        + staleExceptions.map { $0.jsonObject(isStale: true) },
      "skipped": skipped.nonEmpty, "movedOn": movedOn.nonEmpty, "unstable": unstable.nonEmpty,
      "invalid": failures,
    ]
  }
}

extension LawFindings {
  fileprivate var jsonObject: JSONObject {
    [
      "law": law, "checked": checkedCount,
      "unchecked": omissions.map { gap, omission -> JSONObject in
        [
          "reason": gap.words, "count": omission.count,
          "places": omission.places.sorted().nonEmpty,
        ]
      },
      "unsupported": unsupportedOperations.map(\.rawValue), "findings": groups.map(\.jsonObject),
    ]
  }
}

extension AuditGroup {
  /// All violations with one cause, with the steps and the places of one example.
  fileprivate var jsonObject: JSONObject {
    [
      "cause": cause, "auditCause": example.cause.kind, "count": count, "screens": screens,
      "after": previousScreens.nonEmpty, "starts": starts.nonEmpty, "pairs": pairs.nonEmpty,
      "confirmed": isConfirmed, "screen": example.screen, "previous": example.previous,
      "control": example.control, "steps": example.steps.map(\.text),
      "expected": example.expectedWords, "found": example.found,
    ]
  }
}

extension AuditException {
  fileprivate func jsonObject(isStale: Bool) -> JSONObject {
    [
      "law": law, "screen": screen, "after": previous, "start": start, "cause": cause,
      "control": control, "reason": reason, "stale": isStale,
    ]
  }
}
