import TestSupport
import Testing

@testable import Explorer

struct ScriptShrinkerTests {
    private func shrunk(_ lines: [String], where fails: ([String]) -> Bool) -> [String] {
        var shrinker = ScriptShrinker(lines)
        while true {
            let candidates = shrinker.candidates()
            if candidates.isEmpty { return shrinker.lines }
            shrinker.note(fails: candidates.map(fails))
        }
    }

    @Test func `only the lines that the failure needs are kept`() {
        let lines = (1...20).map { "step \($0)" }
        expect(shrunk(lines) { $0.contains("step 4") && $0.contains("step 17") }, is: ["step 4", "step 17"])
    }

    @Test func `lines that only belong together are left out together`() {
        // Going somewhere and coming back: one without the other fails no more.
        let lines = ["launch", "there", "back", "go"]
        let result = shrunk(lines) { $0.contains("go") && $0.contains("there") == $0.contains("back") }
        expect(result, is: ["go"])
    }

    @Test func `pairs are tried again when a line between them has gone`() {
        let lines = ["there", "rotate", "back", "wait", "go"]
        let result = shrunk(lines) { $0.contains("go") && $0.contains("there") == $0.contains("back") }
        expect(result, is: ["go"])
    }

    @Test func `lines that only belong together are left out together, also around one that is needed`() {
        let result = shrunk(["there", "needed", "back", "go"]) {
            $0.contains("go") && $0.contains("needed") && $0.contains("there") == $0.contains("back")
        }
        expect(result, is: ["needed", "go"])
    }

    @Test func `of a long script only the few lines that matter are left, within the limit`() {
        let lines = (1...120).map { "step \($0)" }
        let needed = ["step 3", "step 60", "step 61", "step 118", "step 120"]
        expect(shrunk(lines) { Set($0).isSuperset(of: needed) }, is: needed)
    }

    @Test func `a typed text becomes as short as still fails`() {
        let lines = ["type \"The quick brown fox\" into query"]
        expect(shrunk(lines) { $0[0].contains("k b") }, is: ["type \"k b\" into query"])
    }

    @Test func `no part of a secret is typed`() {
        let forms = ScriptShrinker.plainer(than: #"type "hunter2" into pw"#, keeping: ["hunter2"])
        expect(forms, is: [#"type "a" into pw"#])
    }

    @Test(arguments: [
        ("swipe back cancelled", ["back"]), ("release x.find last", ["release x.find"]),
        ("fail x.find with offline 2 times", ["fail x.find with offline 1 time"]), ("wait 10s", ["wait"]),
        ("tap go", []),
        (
            #"type "\"a\"" into query"#,
            [#"type "a" into query"#, #"type "\"" into query"#, #"type "\"a" into query"#, #"type "a\"" into query"#]
        ),
    ])
    func `a line has plainer forms`(line: String, forms: [String]) {
        expect(ScriptShrinker.plainer(than: line), is: forms)
    }
}
