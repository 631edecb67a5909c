import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// Search's debounce and throttle on a stage, each at its boundary.
@Suite struct SearchTimingTests {
    // MARK: Debounce

    @Test func `a text is searched for 300 ms after it was typed, and its reply comes 50 ms later`() {
        DemoTest.search { test in
            test.screen.type("swift b", into: "searchField")
            test.tester.advance(by: .nanoseconds(299_999_999))
            #expect(test.requestCount == 0)
            test.tester.advance(by: .nanoseconds(1))
            #expect(test.requestCount == 1)
            #expect(test.state() == SearchLogicState(searchText: "swift b", phase: .loading))
            test.tester.advance(by: .nanoseconds(49_999_999))
            #expect(test.rows == [])
            test.tester.advance(by: .nanoseconds(1))
            #expect(test.rows == ["swift bird"])
            #expect(test.state() == SearchLogicState(searchText: "swift b", suggestions: ["swift bird"]))
            test.tester.advance(by: .seconds(10))
            #expect(test.requestCount == 1)
        }
    }

    @Test func `each keystroke restarts the time, and the latest text is searched for`() {
        DemoTest.search { test in
            for letter in ["m", "ü", "n"] {
                test.screen.type(letter, into: "searchField")
                test.tester.advance(by: .milliseconds(299))
            }
            #expect(test.requestCount == 0)
            test.tester.advance(by: .milliseconds(51))
            #expect(test.requestCount == 1)
            #expect(test.rows.first == "münchen")
        }
    }

    @Test func `a keystroke cancels the search in flight`() {
        DemoTest.search { test in
            test.screen.type("swift b", into: "searchField")
            test.tester.advance(by: .milliseconds(349))
            test.screen.type("x", into: "searchField")
            #expect(test.state() == SearchLogicState(searchText: "swift bx"))
            test.tester.advance(by: .milliseconds(299))
            #expect(test.rows == [])
            #expect(test.requestCount == 1)
            test.tester.advance(by: .milliseconds(1))
            #expect(test.requestCount == 2)
        }
    }

    @Test func `empty text clears the list after 300 ms, without a request`() {
        DemoTest.search { test in
            test.find("swift b")
            test.screen.clear("searchField")
            test.tester.advance(by: .milliseconds(299))
            #expect(test.rows == ["swift bird"])
            test.tester.advance(by: .milliseconds(1))
            #expect(test.rows == [])
            #expect(test.requestCount == 1)
            #expect(test.state() == SearchLogicState())
        }
    }

    // MARK: Adopt

    @Test func `Adopt puts the suggestion into the field, drops the pending debounce, and searches once, at once`() {
        DemoTest.search { test in
            test.find("swift b")
            test.screen.type("x", into: "searchField")
            test.tester.advance(by: .milliseconds(299))
            test.screen.tap("adopt", inRow: "swift bird")
            #expect(test.screen.notation(of: "searchField") == #"field "Search" value "swift bird" focused"#)
            #expect(test.requestCount == 2)
            test.tester.advance(by: .milliseconds(50))
            #expect(test.state() == SearchLogicState(searchText: "swift bird", suggestions: ["swift bird"]))
            test.tester.advance(by: .seconds(10))
            #expect(test.requestCount == 2)
        }
    }

    @Test func `taps on Adopt are throttled for 300 ms, whatever row they are in`() {
        DemoTest.search { test in
            test.tester.stage.workers.reply("suggestions.search", with: #"["",["one","two"]]"#)
            test.tester.stage.workers.reply("suggestions.search", with: #"["",["one","two"]]"#)
            test.find("x")
            test.screen.tap("adopt", inRow: "two")
            #expect(test.requestCount == 2)
            test.tester.advance(by: .milliseconds(299))
            test.screen.tap("adopt", inRow: "one")
            #expect(test.requestCount == 2)
            #expect(test.screen.notation(of: "searchField") == #"field "Search" value "two" focused"#)
            test.tester.advance(by: .milliseconds(1))
            test.screen.tap("adopt", inRow: "one")
            #expect(test.requestCount == 3)
            #expect(test.screen.notation(of: "searchField") == #"field "Search" value "one" focused"#)
        }
    }

    @Test func `a dropped tap on Adopt drops no pending debounce`() {
        DemoTest.search { test in
            test.find("swift b")
            test.screen.tap("adopt", inRow: "swift bird")
            test.tester.advance(by: .milliseconds(100))
            test.screen.type("s", into: "searchField")
            test.screen.tap("adopt", inRow: "swift bird")
            #expect(test.requestCount == 2)
            test.tester.advance(by: .milliseconds(300))
            #expect(test.requestCount == 3)
        }
    }
}
