import Foundation
import TestSupport

@testable import HeadlessUIKit

/// What cells show besides their labels: images, backgrounds and content configurations.
@Suite struct CellContentTests {
    /// Rows that the test fills in.
    final class Rows: NSObject, UITableViewDataSource {
        var fill: [(UITableViewCell) -> Void] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fill.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            fill[indexPath.row](cell)
            return cell
        }
    }

    // developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
    @Test func `the detail is at the end in the style value1, and small below the text in the style subtitle`() {
        Stage().run {
            func labels(_ style: UITableViewCell.CellStyle) -> (text: UILabel, detail: UILabel)? {
                let cell = UITableViewCell(style: style, reuseIdentifier: nil)
                expect(cell.frame, is: CGRect(x: 0, y: 0, width: 320, height: 44))
                cell.textLabel?.text = "Name"
                cell.detailTextLabel?.text = "Jane"
                cell.layoutIfNeeded()
                guard let text = cell.textLabel, let detail = cell.detailTextLabel else { return nil }
                return (text, detail)
            }
            let value = labels(.value1)
            expect((value?.text.frame.minX, value?.detail.frame.maxX), is: (16, 304))
            expect((value?.text.frame.midY, value?.detail.frame.midY), is: (22, 22))
            expect((value?.detail.font.pointSize, value?.detail.textColor), is: (17, .secondaryLabel))
            let below = labels(.subtitle)
            expect((below?.text.frame.minX, below?.detail.frame.minX), is: (16, 16))
            expect(below.map { $0.detail.frame.minY >= $0.text.frame.maxY }, is: true)
            expect(below?.detail.font.pointSize, is: 12)
        }
    }

    /// A configuration of the app's own.
    struct Badge: UIContentConfiguration {
        var text: String
        var isSelected = false
        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
        func updated(for state: any UIConfigurationState) -> Badge {
            var copy = self
            copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
            return copy
        }
    }

    /// The view that shows it.
    final class BadgeView: UIView, UIContentView {
        let label = UILabel()
        var badge: Badge { didSet { show() } }
        var configuration: any UIContentConfiguration {
            get { badge }
            set { if let new = newValue as? Badge { badge = new } }
        }
        required init?(coder: NSCoder) { return nil }
        init(_ badge: Badge) {
            self.badge = badge
            super.init(frame: .zero)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
            show()
        }
        func show() { label.text = badge.isSelected ? badge.text + "!" : badge.text }
    }

    let display = Display()
    let rows = Rows()
    let table: UITableView

    init() {
        table = display.addTable(rows)
    }

    private func show(_ fill: [(UITableViewCell) -> Void]) {
        display.stage.run {
            rows.fill = fill
            table.reloadData()
            _ = table.visibleCells
        }
    }

    private func height(_ row: Int) -> CGFloat {
        display.stage.run { table.rectForRow(at: IndexPath(row: row, section: 0)).height }
    }

    private func list(
        _ style: UITableViewCell.CellStyle = .subtitle, _ change: @escaping (inout UIListContentConfiguration) -> Void
    ) -> (UITableViewCell) -> Void {
        { cell in
            var content = UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
            change(&content)
            cell.contentConfiguration = content
        }
    }

    @Test func `the label of a row consists of the texts of its configuration`() {
        show([
            list {
                $0.text = "Red"
                $0.secondaryText = "A colour"
                $0.image = UIImage(systemName: "plus")
            }, { $0.textLabel?.text = "Plain" },
        ])
        expect(display.screen.elements.compactMap(\.label), is: ["Red, A colour", "Plain"])
        expect(display.stage.run { table.visibleCells[0].textLabel }, is: nil)
    }

    @Test func `a row has the height that its configuration needs, also after a change`() {
        show([
            list { $0.text = "One line" },
            list {
                $0.text = "Two"
                $0.secondaryText = "lines"
            }, list { $0.text = String(repeating: "many words ", count: 20) },
        ])
        #expect(height(0) == 44 && height(1) == 64 && height(2) > 100)
        display.stage.run {
            var content = table.visibleCells[0].defaultContentConfiguration()
            content.text = "One"
            content.secondaryText = "and two"
            table.visibleCells[0].contentConfiguration = content
            _ = table.visibleCells
        }
        expect(height(0), is: 64)
    }

    @Test func `the texts follow the image, and a value is at the trailing edge`() throws {
        show([
            list {
                $0.text = "Name"
                $0.image = UIImage(systemName: "plus")
            },
            list(.value1) {
                $0.text = "Name"
                $0.secondaryText = "Val"
            },
        ])
        display.stage.run {
            let first = table.visibleCells[0].contentView.subviews
            expect((first[0].frame.numbers, first[1].frame.minX), is: ([16, 11, 24, 24], 56))
            let second = table.visibleCells[1].contentView.subviews
            expect((second[1].frame.minX, second[2].frame.maxX), is: (16, table.frame.width - 8))
            expect(second[1].frame.minY, is: second[2].frame.minY)
        }
    }

    @Test func `a custom configuration makes its view, follows the state and reuses the view`() {
        show([{ $0.contentConfiguration = Badge(text: "B") }])
        expect((display.text.contains(#"row "B""#), height(0)), is: (true, 81))
        display.stage.run {
            let view = table.visibleCells[0].contentView
            #expect(view is BadgeView)
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            _ = table.visibleCells
        }
        #expect(display.text.contains(#"row "B!" selected"#))
        display.stage.run {
            let cell = table.visibleCells[0]
            let view = cell.contentView
            cell.contentConfiguration = Badge(text: "C")
            expect(cell.contentView, is: view)
            cell.contentConfiguration = nil
            #expect(cell.contentView !== view && view.superview == nil && cell.textLabel != nil)
        }
    }

    @Test func `the update handler gets the state of a cell and can change its content`() {
        show([
            { cell in
                cell.configurationUpdateHandler = { cell, state in
                    var content = cell.defaultContentConfiguration()
                    content.text = state.isSelected ? "Chosen" : "Open"
                    cell.contentConfiguration = content
                }
            }
        ])
        #expect(display.text.contains(#"row "Open""#))
        display.stage.run { table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none) }
        #expect(display.text.contains(#"row "Chosen" selected"#))
    }

    @Test func `the image view is before the texts`() {
        show([
            {
                $0.textLabel?.text = "Text"
                $0.imageView?.image = UIImage(systemName: "plus")
            }
        ])
        expect(display.screen.elements.compactMap(\.label), is: ["Text"])
        display.stage.run {
            let cell = table.visibleCells[0]
            expect((cell.imageView?.frame.numbers, cell.textLabel?.frame.minX), is: ([16, 10, 24, 24], 52))
        }
    }

    @Test func `backgrounds lie behind the content, that of a selected cell while it is selected`() {
        let (plain, selected) = (UIView(), UIView())
        show([
            { cell in
                cell.textLabel?.text = "A"
                cell.backgroundView = plain
                cell.selectedBackgroundView = selected
            }
        ])
        display.stage.run {
            let cell = table.visibleCells[0]
            expect((cell.subviews.first, selected.superview, plain.frame), is: (plain, nil, cell.bounds))
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            _ = table.visibleCells
            expect((Array(cell.subviews.prefix(2)), selected.frame), is: ([plain, selected], cell.bounds))
            table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
            expect(selected.superview, is: nil)
        }
    }

    @Test func `the audit finds a truncated text of a configuration, at larger text sizes too`() {
        let screen = AuditCase("cut") { column in
            let view = UIListContentView(configuration: .cell())
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "long ", count: 12)
            content.textProperties.numberOfLines = 1
            view.configuration = content
            column.addArrangedSubview(view)
        }
        expect(screen.findings(.clippedText).first?.contains("has more text than one line"), is: true)
    }
}
