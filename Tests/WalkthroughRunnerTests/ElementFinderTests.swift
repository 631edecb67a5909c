import Basics
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
            expect(
                contents.elements.map(\.notation), is: ["list \"Animals\"", "row \"Animals: one\"", "button \"Adopt\""])
            let finder = ElementFinder(contents)
            let around = ElementQuery(
                name: .pattern(Pattern(source: "^Animals", regex: try Regex("^Animals"))))
            expect(finder.indices(of: around), is: [0, 1])
            var query = ElementQuery(role: .button, name: .label("Adopt"))
            query.inside = around
            expect(finder.indices(of: query), is: [2])
            UIApplication.shared.terminate()
        }
    }

    @Test func `a picture copied from a screen matches, and each element is found by its words`() throws {
        let identifiers = [
            "settings/account", "price$", "cell[0]", "Login Button", "7up", "ключ", "row", "is", "selected", "a`b\\c",
            "\"x\"",
            "a\nb\u{1B}", "saveButton", "screen", "back", "${x}", "# x", "left",
        ]
        try StageTester.run { tester in
            let screen = ScreenTester(on: tester)
            screen.show {
                let root = UIViewController()
                let column = UIStackView(frame: root.view.bounds)
                column.axis = .vertical
                for identifier in identifiers {
                    let field = UITextField()
                    field.accessibilityIdentifier = identifier
                    field.text = identifier
                    column.addArrangedSubview(field)
                }
                root.view.addSubview(column)
                return root
            }
            let contents = try #require(screen.contents)
            let picture = "expect screen matches\n" + contents.elements.map { "  | " + $0.line + "\n" }.joined()
            var parser = ConsoleParser()
            let diagnostics = picture.split(separator: "\n").flatMap { parser.parse(String($0)).diagnostics }
            expect(diagnostics, is: [])
            let command = parser.finish().steps.first?.command
            guard case .expect(let expectation)? = command, case .picture(let written) = expectation.condition else {
                Issue.record("no picture")
                return
            }
            expect(written.lines.count, is: identifiers.count)
            #expect(zip(written.lines, contents.elements).allSatisfy { $0.fits($1) })
            let naming = ElementNaming(contents)
            for index in contents.elements.indices {
                let words = try #require(naming.query(for: index)).description
                expect(words, is: identifiers[index].asIdentifier)
                let query = try #require(ElementQuery(parsing: words))
                expect(naming.indices(of: query), is: [index])
            }
            UIApplication.shared.terminate()
        }
    }
}
