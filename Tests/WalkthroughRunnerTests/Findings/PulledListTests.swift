import HeadlessUIKit
import Scene
import TestSupport

@testable import WalkthroughRunner

@Suite struct PulledListTests {
    /// A screen with an empty list.
    private final class ListApp: SmallApp {
        let table = UITableViewController(style: .plain)

        init(configuration: Configuration) {}

        func launch(in window: UIWindow) {
            table.refreshControl = UIRefreshControl()
            window.rootViewController = table
        }
    }

    @Test func `an empty list is no dead end if it can be pulled to refresh`() throws {
        let session = try Studio().makeSession(ListApp.self)
        defer { session.end() }
        try session.launchIfNeeded()
        expect(session.standstill, is: nil)
        session.stage.run {
            for case let table as UITableViewController in session.windows.map(\.rootViewController) {
                table.refreshControl = nil
            }
        }
        expect(session.standstill, is: .deadEnd)
    }
}
