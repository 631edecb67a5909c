import Rehearsal
import RehearsalTesting
import Testing

@testable import rehearse_shelf

/// The screen alone, on a stage, with the replies that its server gives offline.
@Suite struct ShelfTests {
    @Test func `the books are on the shelf once the server has replied`() {
        StageTester.run { tester in
            let screen = ScreenTester(on: tester)
            let service = BookService(session: StageURLSession(BookService.calls))
            screen.show { UINavigationController(rootViewController: ShelfViewController(service: service)) }
            screen.expect(
                """
                heading "Shelf"
                button "Refresh"
                list
                spinner
                """)
            screen.wait(.milliseconds(400))
            screen.expect(
                """
                heading "Shelf"
                button "Refresh"
                list
                  row "Emma"
                  row "Middlemarch"
                """)
        }
    }
}
