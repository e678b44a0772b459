import ScreenText

extension AuditReport {
  /// Merges the reports of the shards of an audit.
  ///
  /// The violations of all shards are grouped as those of one audit are. Only the merged report can tell
  /// that an exception is stale. A missing shard makes the report partial.
  ///
  /// - Parameters:
  ///   - parts: The reports, each with its name, in any order.
  ///   - screens: The screens of the manifest, in declared order.
  ///   - exceptions: The exceptions of the harness, in declared order.
  /// - Throws: ``ReportMergeError`` if they are not the shards of one run.
  package init(
    merging parts: [(name: String, report: AuditReport)], screens: [String],
    exceptions: [AuditException]
  ) throws(ReportMergeError) {
    let first = try ReportMergeError.check(parts, optionMismatch: ReportMergeError.auditMismatch)
    if first.shard == nil, parts.count > 1 {
      throw .duplicateShard(nil, parts[0].name, parts[1].name)
    }
    let reports = parts.map(\.report).sorted { ($0.shard?.index ?? 0) < ($1.shard?.index ?? 0) }
    let order = AuditOrder(of: screens)
    let laws = LawResult.merged(reports.flatMap(\.laws), in: order)
    self.init(manifest: first.manifest, laws: first.shard == nil ? first.laws : laws)
    (namedLaws, patterns, limits) = (first.namedLaws, first.patterns, first.limits)
    failures = order.sorted(reports.flatMap(\.failures))
    movedOn = order.sorted(reports.flatMap(\.movedOn).uniqued)
    unstable = order.sorted(reports.flatMap(\.unstable))
    problems = Self.problems(of: parts)
    let missing = Shard.missing(among: reports.compactMap(\.shard))
    if let missing { problems.append(missing) }
    isInterrupted = reports.contains(where: \.isInterrupted)
    isPartial = missing != nil || reports.contains(where: \.isPartial)
    judge(
      exceptions.filter { $0.fault(among: screens) == nil },
      needed: reports.flatMap(\.usedExceptions), among: screens)
  }

  /// The errors that all shards have, then those of each shard with the name of its report.
  private static func problems(of parts: [(name: String, report: AuditReport)]) -> [String] {
    let common = parts[0].report.problems.filter { problem in
      parts.allSatisfy { $0.report.problems.contains(problem) }
    }
    return common
      + parts.flatMap { name, report in
        report.problems.filter { !common.contains($0) }.map { "\(name): \($0)" }
      }
  }
}

extension AuditReport: ShardReport {
  func hasOptions(of other: AuditReport) -> Bool {
    namedLaws == other.namedLaws && patterns == other.patterns && limits == other.limits
  }
}

// MARK: - Laws

extension AuditReport.LawResult {
  /// The results of each law, in declared order.
  fileprivate static func merged(_ results: [Self], in order: AuditOrder) -> [Self] {
    AuditLaw.allCases.compactMap { law in
      let parts = results.filter { $0.law == law }
      return parts.isEmpty ? nil : Self(merging: parts, of: law, in: order)
    }
  }

  private init(merging parts: [Self], of law: AuditLaw, in order: AuditOrder) {
    self.init(law: law)
    for part in parts {
      checkedCount += part.checkedCount
      gaps.add(part.gaps)
      unsupported.formUnion(part.unsupported)
    }
    violations = order.inParts(parts.flatMap(\.violations))
    group(in: order)
  }
}
