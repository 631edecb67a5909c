import TestSupport
import Testing

/// `swift test --filter HouseRules` checks the rules of CONTRIBUTING.md, and by their samples the rules themselves.
@Suite struct HouseRulesTests {
    private let rules = HouseRule.ofTheEngine + HouseRule.ofSources + HouseRule.ofFiles

    @Test func `every Swift file of the repository keeps the house rules`() {
        let files = HouseRule.allFiles
        #expect(files.count > 1_000)
        expect(rules.flatMap { $0.findings(in: files) }.joined(separator: "\n"), is: "")
    }

    @Test func `a rule finds one thing in each sample that breaks it, and nothing in the others`() {
        for rule in rules {
            let missed = rule.finds.filter { findings(of: rule, in: $0).count != 1 }
            expect((missed, rule.allows.filter { findings(of: rule, in: $0) != [] }), is: ([], []))
            #expect(!rule.finds.isEmpty && !rule.allows.isEmpty, "\(rule.name)")
        }
    }

    @Test func `a finding says where it is, what to do and the rule`() {
        expect(
            rules.flatMap { findings(of: $0, in: "// in Sources/A/main.swift\nactor A {}") },
            are: "Sources/A/main.swift:2: no actors: a stage and all on it are confined to its thread [actor]")
    }

    /// Returns what a rule finds in a sample, in a repository with a scene's parts and a name of CoreGraphics'.
    private func findings(of rule: HouseRule, in sample: String) -> [String] {
        let header = sample.prefix { $0 != "\n" }
        let usual = rule.folders[0].hasSuffix("/") ? rule.folders[0] + "Sample.swift" : rule.folders[0]
        let path = header.hasPrefix("// in ") ? String(header.dropFirst(6)) : usual
        let parts = HouseRule.parts.map { ("Sources/Scenes/Shop/Till\($0).swift", "") }
        let graphics = ("Sources/HeadlessUIKit/CGMove.swift", "@_exported public import CoreGraphics")
        let renamed = ("Sources/Rehearsal/Rehearsal.swift", "public typealias CGInk = HeadlessUIKit.CGInk")
        let files = ([(path, sample), graphics, renamed] + parts).map { SwiftFile(path: $0.0, bytes: Array($0.1.utf8)) }
        return rule.findings(in: files).filter { $0.hasPrefix(path) }
    }
}
