import TestSupport
import Testing

@testable import SourceCheck

@Suite struct SourceWaiverTests {
    /// What is found, a line each: where, what, and what to do.
    private func findings(_ text: String) -> [String] {
        SourceCheck([("a.swift", Array(text.utf8))]).findings().map {
            "\($0.line):\($0.column) [\($0.rule)] \($0.message) = \($0.help)"
        }
    }

    @Test func `a waiver with a reason lets its rule stand in its line, and no other rule`() {
        expect(findings("_ = Date()  // rehearse:allow date because it is logged\n"), is: [])
        #expect(
            findings("_ = (Date(), UUID())  // rehearse:allow date because it is logged\n") == [
                "1:14 [uuid] `UUID()` has another value in each run = take it from the stage: "
                    + "`stage.makeUUID()`, or `stage.makeIdentifier(\"name\")`"
            ])
    }

    @Test func `a waiver that waives nothing is found`() {
        #expect(
            findings("// rehearse:allow date because it is logged\nlet one = 1\n_ = Date()\n") == [
                "1:4 [waiver] the waiver of `date` has no effect in its line = remove it, or move "
                    + "it to the line of the construct or the line above",
                "3:5 [date] `Date()` reads the machine's clock = take the date from the stage: `stage.now`",
            ])
        #expect(
            findings("// rehearse:allow date in this file because it is logged\n") == [
                "1:4 [waiver] the waiver of `date` has no effect in this file = remove it, or move it to the line "
                    + "of the construct or the line above"
            ])
    }

    @Test func `a waiver without a reason waives nothing`() {
        #expect(
            findings("_ = Date()  // rehearse:allow date\n") == [
                "1:5 [date] `Date()` reads the machine's clock = take the date from the stage: `stage.now`",
                "1:16 [waiver] the waiver gives no reason = write `// rehearse:allow date because …`",
            ])
        #expect(
            findings("// rehearse:allow date in this file because\n") == [
                "1:4 [waiver] the waiver gives no reason = write `// rehearse:allow date in this file because …`"
            ])
    }

    @Test func `a waiver of no known rule says which was probably meant`() {
        #expect(
            findings("// rehearse:allow dat because it is logged\n") == [
                "1:4 [waiver] there is no rule `dat` to waive = did you mean `date`?"
            ])
        let unknown = findings("// rehearse:allow everything because I can\n")
        expect(unknown.count, is: 1)
        #expect(unknown[0].hasPrefix("1:4 [waiver] there is no rule `everything` to waive = the rules are: task, "))
        #expect(
            findings("// rehearse:allow because I can\n") == [
                "1:4 [waiver] the waiver names no rule = write `// rehearse:allow RULE because …`; a finding names "
                    + "its rule"
            ])
    }

    @Test func `one waiver may name several rules, of which each must be needed`() {
        expect(findings("_ = (Date(), UUID())  // rehearse:allow date, uuid because both are logged\n"), is: [])
        #expect(
            findings("_ = Date()  // rehearse:allow date, uuid because both are logged\n") == [
                "1:16 [waiver] the waiver of `uuid` has no effect in its line = remove it, or move "
                    + "it to the line of the construct or the line above"
            ])
    }

    @Test func `a mention of waivers in a string or further on in a comment is none`() {
        expect(findings("let a = \"// rehearse:allow date because\"\n// see rehearse:allow date\n"), is: [])
    }
}
