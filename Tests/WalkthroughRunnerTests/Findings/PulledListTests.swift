import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct PulledListTests {
    /// A screen with an empty list.
    private final class ListApp: StageApp {
        struct Configuration: Codable, Sendable { var limit: Int? }

        static let name = "empty"
        static let summary = "Shows an empty list."
        static let screens: [String] = []
        static let workerCalls: [WorkerCallDescription] = []

        let table = UITableViewController(style: .plain)

        init(configuration: Configuration) {}

        func launch(in window: UIWindow) {
            table.refreshControl = UIRefreshControl()
            window.rootViewController = table
        }
    }

    private func refresh(_ session: Session) -> UIRefreshControl? {
        session.windows.lazy.compactMap { ($0.rootViewController as? UITableViewController)?.refreshControl }.first
    }

    @Test func `an empty list is no dead end if it can be pulled to refresh`() throws {
        let app = try RunnableApp(ListApp.self)
        let session = try Session(app: app, configuration: Studio().configuration(for: app))
        defer { session.end() }
        try session.launchIfNeeded()
        #expect(session.standstill == nil)
        session.stage.run { refresh(session)?.beginRefreshing() }
        expect(session.standstill, is: .eternalWait)
        expect(
            session.reason(for: .eternalWait),
            is: "the refresh of list shows that the app is busy, but nothing is due that ends it")
        session.stage.run { refresh(session)?.endRefreshing() }
        #expect(session.standstill == nil)
        session.stage.run {
            for case let table as UITableViewController in session.windows.map(\.rootViewController) {
                table.refreshControl = nil
            }
        }
        expect(session.standstill, is: .deadEnd)
    }
}
