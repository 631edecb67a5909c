import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The layout at the end of a turn of the run loop, which no query of the screen brings about.
@Suite struct TurnLayoutTests {
    let stage = Stage()

    private final class Page: UIViewController, UITableViewDataSource {
        /// What has happened, with the virtual time in seconds.
        var log: [String] = []
        let table = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            table.dataSource = self
            table.frame = view.bounds
            view.addSubview(table)
        }

        override func viewDidLayoutSubviews() { note("layout") }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            note("row")
            Stage.current.tasks.start("picture") { self.note("picture") }
            return UITableViewCell()
        }

        private func note(_ event: String) {
            log.append("\(event) at \(Stage.current.clock.now.nanoseconds / 1_000_000_000)")
        }
    }

    @Test func `what changes in a turn is laid out when it ends, and rows begin their work in it`() {
        let page = stage.run {
            let page = Page()
            let window = UIWindow()
            window.rootViewController = page
            window.makeKeyAndVisible()
            stage.tasks.after(.seconds(2), "change") {
                page.view.setNeedsLayout()
                page.table.reloadData()
            }
            stage.settle()
            return page
        }
        expect(page.log, is: ["layout at 0", "row at 0", "picture at 0"])
        page.log = []
        stage.run { stage.advance(by: .seconds(3)) }
        expect(page.log, is: ["layout at 2", "row at 2", "picture at 2"])
        stage.shutDown()
    }

    @Test func `a hidden window is laid out when it is shown`() {
        var page: Page?
        stage.run {
            let window = UIWindow()
            window.isHidden = true
            let hidden = Page()
            window.rootViewController = hidden
            page = hidden
            stage.settle()
            expect(hidden.log, is: [])
            window.makeKeyAndVisible()
            stage.settle()
        }
        expect(page?.log.first, is: "layout at 0")
        stage.shutDown()
    }
}
