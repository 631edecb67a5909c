import Foundation
import Results
import TestSupport

@testable import Reports

/// The style sheet of the page.
private let style = String(decoding: PackageResources.report_css, as: UTF8.self)

@Suite struct HtmlStyleTests {
    /// The colours of a scheme by their names.
    private func colours(dark: Bool) -> [String: String] {
        let parts = style.components(separatedBy: "@media (prefers-color-scheme:dark)")
        func read(_ text: String) -> [String: String] {
            var colours: [String: String] = [:]
            for match in text.matches(of: /--([a-z-]+):(#[0-9a-f]+)/) where colours[String(match.1)] == nil {
                colours[String(match.1)] = String(match.2)
            }
            return colours
        }
        let light = read(parts[0])
        return dark ? light.merging(read(parts[1])) { $1 } : light
    }

    /// The relative luminance of a colour (WCAG 2.2).
    private func luminance(_ colour: String) -> Double {
        var digits = Array(colour.dropFirst())
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        let parts = stride(from: 0, to: 6, by: 2).map { index -> Double in
            let value = Double(Int(String(digits[index...(index + 1)]), radix: 16) ?? 0) / 255
            return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    @Test(
        arguments: [
            ("ink", "back"), ("ink", "card"), ("ink", "sunk"), ("ink", "chip"), ("ink", "bad-back"), ("quiet", "back"),
            ("quiet", "card"), ("quiet", "sunk"), ("quiet", "chip"), ("good", "back"), ("good", "card"),
            ("good", "sunk"), ("good", "good-back"), ("bad", "back"), ("bad", "card"), ("bad", "sunk"),
            ("bad", "bad-back"), ("other", "card"), ("other", "other-back"), ("link", "card"), ("link", "back"),
        ], [false, true])
    func `every text has a contrast of at least 4,5`(pair: (String, String), dark: Bool) throws {
        let colours = colours(dark: dark)
        let values = [luminance(try #require(colours[pair.0])), luminance(try #require(colours[pair.1]))].sorted()
        #expect((values[1] + 0.05) / (values[0] + 0.05) >= 4.5)
    }
}

@Suite struct LineComparisonTests {
    private func failure(expected: String?, actual: String?, source: String? = nil) -> WalkthroughFailure {
        var failure = Fixtures.failure()
        failure.expected = expected
        failure.actual = actual
        failure.source = source
        return failure
    }

    @Test func `lines that differ are known on both sides`() throws {
        let comparison = try #require(LineComparison(failure(expected: "a\nb\nc", actual: "a\nx\nc\nd")))
        expect((comparison.changes.gone, comparison.changes.new), is: ([1], [1, 3]))
    }

    @Test func `a difference within one text is marked`() throws {
        let comparison = try #require(LineComparison(failure(expected: nil, actual: "  same\n- old\n+ new")))
        expect((comparison.expected, comparison.actual), is: (["same", "old"], ["same", "new"]))
    }

    @Test func `a failure without expected and found values has no comparison`() {
        #expect(LineComparison(failure(expected: nil, actual: nil)) == nil)
        #expect(LineComparison(failure(expected: "expect \"x\"", actual: nil, source: "also expect \"x\"")) == nil)
        #expect(LineComparison(failure(expected: "expect \"x\"", actual: nil, source: "tap \"x\"")) != nil)
    }

    @Test func `the changes equal those of the standard library`() {
        let screens = [
            ["a", "b", "c", "b"], ["a", "c", "b", "b", "d"], ["x", "y"], [], ["b", "a", "c", "a", "b"],
            ["y", "x", "y"],
        ]
        for old in screens {
            for new in screens {
                let common = zip(old, new).prefix { $0 == $1 }.count
                var (gone, added): (Set<Int>, Set<Int>) = ([], [])
                for change in new[common...].difference(from: old[common...]) {
                    switch change {
                    case .remove(let place, _, _): gone.insert(place + common)
                    case .insert(let place, _, _): added.insert(place + common)
                    }
                }
                let changes = LineChanges(from: old, to: new)
                #expect(changes.gone == gone && changes.new == added, "\(old) \(new)")
            }
        }
    }

    @Test func `texts of any length are compared`() {
        let long = (0..<5000).map(String.init)
        #expect(LineChanges(from: long, to: long).gone.isEmpty)
        expect(LineChanges(from: long, to: []).gone.count, is: 5000)
        expect(LineChanges(from: long, to: ["0", "x", "1"]).gone.count, is: 5000)
    }

    @Test func `in a narrow window the filter wraps`() {
        #expect(style.contains("fieldset{flex-wrap:wrap;width:100%;min-width:0}"))
    }
}
