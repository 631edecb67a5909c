import Foundation
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// Search on a stage: what is on screen, failures, scrolling, rotations, leaving.
@Suite struct SearchSceneTests {
    // MARK: The screen

    @Test func `at first the list is empty and nothing is asked`() {
        DemoTest.search { test in
            #expect(
                test.screen.text == """
                    field "Search"
                    list suggestions
                    """)
            #expect(test.screen.notation(of: "searchField") == #"field "Search""#)
            test.tester.advance(by: .seconds(10))
            #expect(test.requestCount == 0)
            #expect(test.state() == SearchLogicState())
        }
    }

    @Test func `the field has a clear button and no auto-correction`() {
        DemoTest.search { test in
            let field = test.screen.window?.screen.elements(identified: "searchField").first?.view as? UITextField
            #expect(field?.clearButtonMode == .whileEditing)
            #expect(field?.autocorrectionType == .no)
        }
    }

    @Test func `a row shows its suggestion with the button Adopt`() {
        DemoTest.search { test in
            test.find("swift b")
            #expect(
                test.screen.text == """
                    field "Search" value "swift b" focused
                    list suggestions
                      row "swift bird"
                        button "Adopt"
                    """)
            #expect(test.screen.notation(of: "adopt") == #"button "Adopt""#)
            let adopt = test.screen.window?.screen.elements(identified: "adopt").first?.view as? UIButton
            #expect(adopt?.currentImage == UIImage(systemName: "plus"))
        }
    }

    @Test func `the rows come in the order given, and a new list begins at its top`() {
        DemoTest.search { test in
            test.screen.rotate()
            test.tester.stage.workers.reply("suggestions.search", with: #"["",["b","a","b"]]"#)
            test.find("x")
            #expect(test.rows == ["b", "a", "b"])
            test.screen.clear("searchField")
            test.find("swi")
            test.screen.scroll("suggestions", .down)
            #expect(test.rows.first != "swift")
            test.find("f")
            #expect(test.rows.first == "swift")
        }
    }

    @Test func `a list of as many rows as the one before shows its own, and their buttons adopt these`() {
        DemoTest.search { test in
            test.tester.stage.workers.reply("suggestions.search", with: #"["",["a","b"]]"#)
            test.tester.stage.workers.reply("suggestions.search", with: #"["",["c","d"]]"#)
            test.find("x")
            #expect(test.rows == ["a", "b"])
            test.find("y")
            #expect(test.rows == ["c", "d"])
            test.screen.tap("adopt", inRow: "d")
            #expect(test.screen.notation(of: "searchField") == #"field "Search" value "d" focused"#)
        }
    }

    @Test func `a row is as high as its suggestion needs at the size of text, and no higher`() {
        DemoTest.search { test in
            let table = test.screen.window?.screen.elements(identified: "suggestions").first?.view as? UITableView
            func height() -> CGFloat? {
                // Looking at the screen lays it out.
                test.rows.isEmpty ? nil : table?.visibleCells.map(\.frame.height).max()
            }
            UIApplication.shared.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            test.tester.stage.workers.reply(
                "suggestions.search", with: #"["",["oven","oven temperature conversion","swift"]]"#)
            test.find("o")
            #expect(height() == 214)
            test.screen.rotate()
            #expect(height() == 86)
            test.screen.rotate()
            #expect(height() == 214)
            test.find("ven t")
            #expect(test.rows.contains("oven temperature conversion"))
            #expect(height() == 214)
            UIApplication.shared.setContentSizeCategory(.large)
            #expect(height() == 44)
        }
    }

    // MARK: Failure

    @Test(arguments: [WorkerFault.offline, .timeout, .status(503), .garbage])
    func `a failure shows the alert, and list and text stay`(fault: WorkerFault) {
        DemoTest.search { test in
            test.find("swift b")
            test.tester.stage.workers.fail("suggestions.search", with: fault, times: 1)
            test.find("i")
            #expect(
                test.screen.text == """
                    alert "Server error"
                      text "Request failed, please retry later."
                      button "Ok"
                    """)
            #expect((test.screen.window?.topmostController as? UIAlertController)?.preferredStyle == .alert)
            test.screen.tap("Ok")
            #expect(test.rows == ["swift bird"])
            #expect(
                test.state()
                    == SearchLogicState(searchText: "swift bi", suggestions: ["swift bird"], phase: .failed))
        }
    }

    // MARK: Scrolling

    @Test func `a scroll by the user lowers the keyboard, again after 300 ms at the earliest`() {
        DemoTest.search { test in
            test.screen.rotate()
            test.find("swi")
            #expect(test.screen.window?.isKeyboardUp == true)
            test.screen.scroll("suggestions", .down)
            #expect(test.screen.window?.isKeyboardUp == false)
            test.screen.tap("searchField")
            test.tester.advance(by: .milliseconds(299))
            test.screen.scroll("suggestions", .up)
            #expect(test.screen.window?.isKeyboardUp == true)
            test.tester.advance(by: .milliseconds(1))
            test.screen.scroll("suggestions", .down)
            #expect(test.screen.window?.isKeyboardUp == false)
        }
    }

    @Test func `a scroll that finds nothing to move lowers the keyboard too`() {
        DemoTest.search { test in
            test.find("swift b")
            test.screen.scroll("suggestions", .down)
            #expect(test.rows == ["swift bird"])
            #expect(test.screen.window?.isKeyboardUp == false)
        }
    }

    @Test func `a list that scrolls by itself does not lower the keyboard`() {
        DemoTest.search { test in
            test.screen.rotate()
            test.find("swi")
            test.screen.scroll("suggestions", .down)
            test.tester.advance(by: .seconds(1))
            test.find("f")
            #expect(test.rows.first == "swift")
            #expect(test.screen.window?.isKeyboardUp == true)
        }
    }

    // MARK: Detail and rotations

    @Test func `a tapped row is deselected and opens Detail, for a user, with the count so far`() {
        DemoTest.search { test in
            test.screen.rotate()
            test.screen.rotate()
            test.find("swift b")
            test.screen.tap("swift bird")
            #expect(test.screen.name == "Detail")
            #expect(test.stack?.viewControllers.map(\.stageScreen?.screenName) == ["Search", "Detail"])
            #expect(test.act.details == ["swift bird 2 Guest"])
            test.screen.goBack()
            #expect(test.screen.notation(of: "swift bird") == #"row "swift bird""#)
        }
    }

    @Test func `Detail is pushed and popped animated`() {
        DemoTest.search { test in
            let spy = NavigationSpy()
            test.stack?.delegate = spy
            test.find("swift b")
            test.screen.tap("swift bird")
            #expect(spy.shown == ["Detail, animated"])
            test.screen.tap("reset")
            #expect(spy.shown == ["Detail, animated", "Search, animated"])
        }
    }

    @Test func `a rotation counts while Search is on screen, under an alert too, but not below Detail`() {
        DemoTest.search { test in
            test.screen.rotate()
            test.tester.stage.workers.fail("suggestions.search", with: .offline, times: 1)
            test.find("x")
            test.screen.rotate()
            #expect(test.state(SearchLogicState.self)?.numberOfRotations == 2)
            test.screen.tap("Ok")
            test.screen.clear("searchField")
            test.find("swift b")
            test.screen.tap("swift bird")
            test.screen.rotate()
            let search = test.stack?.viewControllers.first?.stageScreen?.inspectableState as? SearchLogicState
            #expect(search?.numberOfRotations == 2)
            #expect(test.state(DetailLogicState.self)?.numberOfRotations == 3)
        }
    }

    @Test func `Detail's count comes back and overwrites Search's`() {
        DemoTest.search { test in
            test.screen.rotate()
            test.find("swift b")
            test.screen.tap("swift bird")
            test.screen.rotate()
            test.screen.rotate()
            test.screen.goBack()
            #expect(test.state(SearchLogicState.self)?.numberOfRotations == 3)
            test.screen.tap("swift bird")
            test.screen.tap("reset")
            #expect(test.screen.name == "Search")
            #expect(test.state(SearchLogicState.self)?.numberOfRotations == 0)
            #expect(test.act.details == ["swift bird 1 Guest", "swift bird 3 Guest"])
        }
    }

    // MARK: Leaving

    @Test func `a search in flight when Search has left for good never replies`() {
        DemoTest.search { test in
            test.screen.type("swift b", into: "searchField")
            test.tester.advance(by: .milliseconds(310))
            test.replaceRoot()
            test.tester.advance(by: .seconds(10))
            #expect(
                test.tester.stage.trace.last(100).last { $0.category.name == "worker" }?.line
                    == "310ms  worker  failure  call=suggestions.search number=1 fault=cancelled")
        }
    }

    @Test func `a text typed just before Search has left for good is not searched for`() {
        DemoTest.search { test in
            test.screen.type("swift b", into: "searchField")
            test.replaceRoot()
            test.tester.advance(by: .seconds(10))
            #expect(test.requestCount == 0)
        }
    }
}
