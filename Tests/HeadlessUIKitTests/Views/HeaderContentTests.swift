import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Headers and footers with content configurations.
///
/// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/contentconfiguration-6b4eg
@Suite struct HeaderContentTests {
    /// One section whose header and footer show a configuration.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var defaults: [UIListContentConfiguration] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            view(in: tableView, "Fruit")
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            view(in: tableView, "Sold by weight")
        }

        private func view(in table: UITableView, _ text: String) -> UIView? {
            let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
            guard var content = view?.defaultContentConfiguration() else { return nil }
            defaults.append(content)
            content.text = text
            view?.contentConfiguration = content
            return view
        }
    }

    private let display = Display { UIView() }
    private let source = Source()

    private func makeTable(_ style: UITableView.Style) -> UITableView {
        display.add {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
            table.accessibilityIdentifier = "goods"
            table.dataSource = source
            table.delegate = source
            return table
        }
    }

    @Test func `the content of a header is a heading, that of a footer a text`() {
        _ = makeTable(.plain)
        #expect(display.text.contains("heading \"Fruit\""))
        #expect(display.text.contains("text \"Sold by weight\""))
    }

    @Test func `the default configuration is that of the place`() {
        _ = makeTable(.plain)
        _ = display.text
        expect(source.defaults, is: [.plainHeader(), .groupedFooter()])
        source.defaults = []
        _ = makeTable(.insetGrouped)
        _ = display.text
        expect(source.defaults, is: [.groupedHeader(), .groupedFooter()])
    }

    @Test func `the height is what the content needs`() throws {
        let table = makeTable(.plain)
        _ = display.text
        let header = try #require(table.headerView(forSection: 0))
        let needed = header.contentView.sizeThatFits(CGSize(width: 390, height: 0)).height
        expect((header.frame.height, header.contentView.frame.size), is: (needed, header.frame.size))
    }

    @Test func `a configuration takes the place of the title`() {
        display.stage.run {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.textLabel?.text = "Old"
            view.contentConfiguration = UIListContentConfiguration.plainHeader()
            expect(view.textLabel, is: nil)
            #expect(view.contentView is UIListContentView)
            view.contentConfiguration = nil
            expect(view.textLabel?.text, is: nil)
            #expect(!(view.contentView is any UIContentView))
        }
    }
}
