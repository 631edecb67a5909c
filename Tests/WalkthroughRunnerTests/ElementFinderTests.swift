import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

@Suite struct ElementFinderTests {
    /// One row with a button, called as its list begins.
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Animals: one"
            let adopt = UIButton(primaryAction: UIAction(title: "Adopt") { _ in })
            adopt.sizeToFit()
            cell.accessoryView = adopt
            return cell
        }
    }

    @Test func `an element inside several nested matches is found once`() throws {
        try StageTester.run { tester in
            let screen = ScreenTester(on: tester)
            let rows = Rows()
            screen.show {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                table.accessibilityLabel = "Animals"
                table.dataSource = rows
                let root = UIViewController()
                root.view.addSubview(table)
                return root
            }
            let contents = try #require(screen.contents)
            #expect(
                contents.elements.map(\.notation) == ["list \"Animals\"", "row \"Animals: one\"", "button \"Adopt\""])
            let finder = ElementFinder(contents)
            let around = ElementQuery(
                name: .pattern(Pattern(source: "^Animals", regex: try Regex("^Animals"))))
            #expect(finder.places(of: around) == [0, 1])
            var query = ElementQuery(role: .button, name: .label("Adopt"))
            query.inside = around
            #expect(finder.places(of: query) == [2])
            UIApplication.shared.terminate()
        }
    }
}
