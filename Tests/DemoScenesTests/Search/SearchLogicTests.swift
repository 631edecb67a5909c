import DemoWorkers
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// Search's Logic: each input with all that it leads to.
@Suite struct SearchLogicTests {
    // MARK: Typing

    @Test func `at first there is no text, no list, no rotation, and nothing is asked`() {
        SearchLogicFixture.run { test in
            expect(
                test.logic.state,
                is: SearchLogicState(searchText: "", suggestions: [], numberOfRotations: 0, phase: .idle))
            test.logic.send { _ in }.expect()
        }
    }

    @Test func `a keystroke is noted, and asks for nothing yet`() {
        SearchLogicFixture.run { test in
            test.logic.send { $0.searchTextChanged(to: "s") }.expect { $0.searchText = "s" }
            test.logic.send { $0.searchTextChanged(to: "") }.expect { $0.searchText = "" }
            test.logic.advance(by: .seconds(60)).expect()
        }
    }

    @Test func `a text that stays is searched for, and the rows come in the order given`() {
        SearchLogicFixture.run { test in
            test.show(["swift", "a", "swift", ""])
            test.show([])
        }
    }

    @Test func `the text is not trimmed`() {
        SearchLogicFixture.run { test in
            test.logic.send { $0.searchTextSettled(on: " swi ") }.expect(calls: [.search(" swi ")]) {
                $0.phase = .loading
            }
            test.logic.send { $0.searchTextSettled(on: " ") }.expect(calls: [.search(" ")])
            test.tasks.end()
            test.logic.send { _ in }.expect()
        }
    }

    @Test func `empty text clears the list without a request`() {
        SearchLogicFixture.run { test in
            test.show(["swift"])
            test.logic.send { $0.searchTextChanged(to: "") }.expect { $0.searchText = "" }
            test.logic.send { $0.searchTextSettled(on: "") }.expect(calls: [.showSuggestions([])]) {
                $0.suggestions = []
            }
            test.logic.send { $0.searchTextSettled(on: "") }.expect(calls: [.showSuggestions([])])
        }
    }

    @Test func `empty text ends a failed phase`() {
        SearchLogicFixture.run { test in
            test.logic.send { $0.searchTextSettled(on: "s") }.expect(calls: [.search("s")]) { $0.phase = .loading }
            test.logic.perform { test.replies.answer(.failure(.server)) }.expect(calls: [.showServerError]) {
                $0.phase = .failed
            }
            test.logic.send { $0.searchTextSettled(on: "") }.expect(calls: [.showSuggestions([])]) { $0.phase = .idle }
        }
    }

    // MARK: Stale replies

    @Test(arguments: [false, true])
    func `a keystroke cancels the search in flight, and its late reply never reaches the screen`(isStubborn: Bool) {
        SearchLogicFixture.run(stubbornWorker: isStubborn) { test in
            test.logic.send { $0.searchTextSettled(on: "s") }.expect(calls: [.search("s")]) { $0.phase = .loading }
            test.logic.send { $0.searchTextChanged(to: "sw") }.expect {
                $0.searchText = "sw"
                $0.phase = .idle
            }
            #expect(test.tasks.running.isEmpty != isStubborn)
            test.logic.perform { test.replies.answer(.success(["old"]), to: 1) }.expect()
        }
    }

    @Test(arguments: [SuggestionsError.server, .decoding, .cancelled])
    func `a late failure of a cancelled search never reaches the screen`(error: SuggestionsError) {
        SearchLogicFixture.run(stubbornWorker: true) { test in
            test.logic.send { $0.searchTextSettled(on: "s") }.expect(calls: [.search("s")]) { $0.phase = .loading }
            test.logic.send { $0.searchTextChanged(to: "sw") }.expect {
                $0.searchText = "sw"
                $0.phase = .idle
            }
            test.logic.perform { test.replies.answer(.failure(error)) }.expect()
        }
    }

    @Test func `a newer search takes the place of the one in flight, whichever reply comes first`() {
        SearchLogicFixture.run(stubbornWorker: true) { test in
            test.logic.send { $0.searchTextSettled(on: "s") }.expect(calls: [.search("s")]) { $0.phase = .loading }
            test.logic.send { $0.searchTextSettled(on: "sw") }.expect(calls: [.search("sw")])
            test.logic.send { $0.searchTextSettled(on: "swi") }.expect(calls: [.search("swi")])
            test.logic.perform { test.replies.answer(.success(["s"]), to: 1) }.expect()
            test.logic.perform { test.replies.answer(.success(["swi"]), to: 3) }
                .expect(calls: [.showSuggestions(["swi"])]) {
                    $0.phase = .idle
                    $0.suggestions = ["swi"]
                }
            test.logic.perform { test.replies.answer(.success(["sw"]), to: 2) }.expect()
        }
    }

    @Test func `empty text drops the search in flight`() {
        SearchLogicFixture.run(stubbornWorker: true) { test in
            test.logic.send { $0.searchTextSettled(on: "s") }.expect(calls: [.search("s")]) { $0.phase = .loading }
            test.logic.send { $0.searchTextSettled(on: "") }.expect(calls: [.showSuggestions([])]) { $0.phase = .idle }
            test.logic.perform { test.replies.answer(.success(["old"])) }.expect()
        }
    }

    @Test func `a search that has ended is not ended again by the next keystroke`() {
        SearchLogicFixture.run { test in
            test.show(["swift"])
            test.logic.send { $0.searchTextChanged(to: "sw") }.expect { $0.searchText = "sw" }
        }
    }

    @Test func `what is in flight when Search leaves ends without a trace, and lets the Logic go`() {
        weak var gone: SearchLogic?
        SearchLogicFixture.run { test in
            gone = test.logic.logic
            test.logic.send { $0.searchTextSettled(on: "s") }.expect(calls: [.search("s")]) { $0.phase = .loading }
            test.logic.perform { test.tasks.end() }.expect()
            #expect(test.tasks.running.isEmpty)
        }
        #expect(gone == nil)
    }

    // MARK: Failures

    @Test(arguments: [SuggestionsError.server, .decoding])
    func `a failure shows the alert, and list and text stay`(error: SuggestionsError) {
        SearchLogicFixture.run { test in
            test.show(["swift"])
            test.logic.send { $0.searchTextSettled(on: "x") }.expect(calls: [.search("x")]) { $0.phase = .loading }
            test.logic.perform { test.replies.answer(.failure(error)) }.expect(calls: [.showServerError]) {
                $0.phase = .failed
            }
            test.logic.send { $0.searchTextChanged(to: "xy") }.expect { $0.searchText = "xy" }
            test.show(["xylophone"], for: "xyl")
        }
    }

    // MARK: The list

    @Test func `an adopted suggestion goes into the field and is searched for at once, in one search`() {
        SearchLogicFixture.run { test in
            test.show(["swift", "swing"])
            test.logic.send { $0.adopted("swing") }.expect(calls: [.showText("swing"), .search("swing")]) {
                $0.searchText = "swing"
                $0.phase = .loading
            }
            test.logic.perform { test.replies.answer(.success(["swing music"])) }
                .expect(calls: [.showSuggestions(["swing music"])]) {
                    $0.phase = .idle
                    $0.suggestions = ["swing music"]
                }
        }
    }

    @Test func `an empty suggestion that is adopted clears the list without a request`() {
        SearchLogicFixture.run { test in
            test.show(["", "swing"])
            test.logic.send { $0.adopted("") }.expect(calls: [.showText(""), .showSuggestions([])]) {
                $0.searchText = ""
                $0.suggestions = []
            }
        }
    }

    @Test func `an adopted suggestion drops the search in flight`() {
        SearchLogicFixture.run(stubbornWorker: true) { test in
            test.logic.send { $0.searchTextSettled(on: "s") }.expect(calls: [.search("s")]) { $0.phase = .loading }
            test.logic.send { $0.adopted("swing") }.expect(calls: [.showText("swing"), .search("swing")]) {
                $0.searchText = "swing"
            }
            test.logic.perform { test.replies.answer(.success(["old"]), to: 1) }.expect()
            test.logic.perform { test.replies.answer(.success(["new"]), to: 2) }
                .expect(calls: [.showSuggestions(["new"])]) {
                    $0.phase = .idle
                    $0.suggestions = ["new"]
                }
        }
    }

    @Test func `a tapped row opens Detail with the count so far`() {
        SearchLogicFixture.run { test in
            test.logic.send { $0.selected("swift") }
                .expect(calls: [.showDetail(headline: "swift", numberOfRotations: 0)])
            test.logic.send { $0.rotated() }.expect { $0.numberOfRotations = 1 }
            test.logic.send { $0.rotated() }.expect { $0.numberOfRotations = 2 }
            test.logic.send { $0.selected("") }.expect(calls: [.showDetail(headline: "", numberOfRotations: 2)])
        }
    }

    @Test(arguments: [0, 1, 7])
    func `Detail's count overwrites the count`(count: Int) {
        SearchLogicFixture.run { test in
            test.logic.send { $0.rotated() }.expect { $0.numberOfRotations = 1 }
            test.logic.send { $0.selected("swift") }
                .expect(calls: [.showDetail(headline: "swift", numberOfRotations: 1)])
            test.logic.perform { test.navigator.finished(count) }.expect { $0.numberOfRotations = count }
            test.logic.send { $0.rotated() }.expect { $0.numberOfRotations = count + 1 }
        }
    }

    @Test func `Detail's callback does not keep Search`() {
        StageTester.run { tester in
            let log = CallLog<SearchCall>()
            let navigator = SearchNavigatorSpy(log: log)
            var logic: SearchLogic? = SearchLogic(
                suggestions: SuggestionsStub(log: log, isStubborn: false), presenter: SearchPresenterSpy(log: log),
                navigator: navigator, tasks: tester.stage.tasks)
            weak let gone = logic
            logic?.selected("swift")
            logic = nil
            #expect(gone == nil)
            navigator.finished(3)
        }
    }

    @Test func `a scroll lowers the keyboard, and that is all`() {
        SearchLogicFixture.run { test in
            test.logic.send { $0.scrolled() }.expect(calls: [.lowerKeyboard])
        }
    }
}
