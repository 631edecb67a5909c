import Basics
import TestSupport

@testable import WalkthroughLanguage

/// Scripts that are nearly right and bytes that are nothing, through lexer, parser, checker and formatter.
@Suite struct ScriptFuzzTests {
    /// 250 scripts each: 200,000 in all if there is time, and a million if there is more.
    private static let parts = Thoroughness.choose(8, thorough: 800, exhaustive: 4_000)

    /// One part at a time, so that the other tests' tasks are never queued behind more than one.
    @Test(.serialized, arguments: 0..<parts)
    func `no script traps, every error has a place, and what is laid out says the same`(part: Int) {
        let patterns = PatternCache()
        var mutator = ScriptMutator(seed: UInt64(part) + 1)
        for round in 0..<250 {
            let bytes = mutator.next()
            let (script, diagnostics) = ScriptParser.parse(bytes, path: "a.walk", patterns: patterns)
            let loader = WalkthroughLoader(vocabulary: .demo, patterns: patterns) { path throws(ScriptReadError) in
                guard path == "a.walk" else { throw .missing }
                return bytes
            }
            let loaded = loader.load(["a.walk"])
            let wrong = (diagnostics + loaded.diagnostics).first { !Self.isInPlace($0, bytes) }
            let isKept = !diagnostics.isEmpty || Self.keepsMeaning(of: script, bytes, patterns)
            guard wrong == nil, isKept, diagnostics.isEmpty || loaded.walkthroughs.isEmpty else {
                Issue.record("part \(part), round \(round): \(bytes.debugDescription) \(wrong?.rendered ?? "")")
                return
            }
        }
    }

    /// Tells whether an error stands in the file, and its text is fit for a terminal.
    private static func isInPlace(_ diagnostic: Diagnostic, _ bytes: [UInt8]) -> Bool {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let place = diagnostic.location
        guard (1...lines.count).contains(place.line), diagnostic.length > 0 else { return false }
        guard (1...lines[place.line - 1].count + 1).contains(place.column) else { return false }
        return diagnostic.rendered.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !SafeText.isUnsafe($0) }
    }

    private static func keepsMeaning(of script: Script, _ bytes: [UInt8], _ patterns: PatternCache) -> Bool {
        guard let once = try? ScriptFormatter.format(bytes, path: "a.walk", patterns: patterns) else { return false }
        guard once != bytes else { return true }
        let twice = try? ScriptFormatter.format(once, path: "a.walk", patterns: patterns)
        let again = ScriptParser.parse(once, path: "a.walk", patterns: patterns).0
        return once == twice && meaning(again) == meaning(script)
    }
}
