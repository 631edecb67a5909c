import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Heights of rows whose cells have only the labels of their style.
///
/// developer.apple.com/documentation/uikit/uitableview/automaticdimension
@Suite struct LabelRowTests {
    /// Rows that show texts.
    final class Rows: NSObject, UITableViewDataSource {
        var texts: [String]
        let dress: (UITableViewCell) -> Void

        init(_ texts: [String], dress: @escaping (UITableViewCell) -> Void = { _ in }) {
            self.texts = texts
            self.dress = dress
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = texts[indexPath.row]
            dress(cell)
            return cell
        }
    }

    let display = Display { UIView() }
    let long = String(repeating: "word ", count: 30)

    /// Returns the heights of the rows on a screen of 390 points, and the frame of the first row's label.
    private func show(_ rows: Rows, _ change: (UITableView) -> Void = { _ in }) -> (heights: [Double], label: CGRect) {
        let table = display.addTable(rows, frame: CGRect(x: 0, y: 0, width: 390, height: 800), change)
        return display.stage.run {
            let cells = table.visibleCells
            cells.first?.layoutIfNeeded()
            return (cells.map { Double($0.frame.height) }, cells.first?.textLabel?.frame ?? .zero)
        }
    }

    /// Returns the height that the long text needs in a width, in points.
    private func height(in width: CGFloat) -> CGFloat {
        display.stage.run {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = long
            return label.sizeThatFits(CGSize(width: width, height: .infinity)).height
        }
    }

    @Test func `a row is as high as its text, 16 points from both sides, and no lower than 44 points`() {
        let (heights, label) = show(Rows([long, "short"]))
        expect((heights, label.minX, label.width), is: ([Double(height(in: 358) + 22), 44], 16, 358))
    }

    @Test func `a label of one line, and a table with a height of its own, keep the usual height`() {
        expect(show(Rows([long]) { $0.textLabel?.numberOfLines = 1 }).heights, is: [44])
        expect(show(Rows([long])) { $0.rowHeight = 60 }.heights, is: [60])
    }

    @Test func `the detail, an image and an accessory make a row higher`() {
        let one = Double(height(in: 358))
        #expect(show(Rows([long]) { $0.detailTextLabel?.text = "detail" }).heights[0] > one + 22)
        let beside = show(Rows([long]) { $0.accessoryType = .disclosureIndicator })
        expect((beside.heights, beside.label.maxX), is: ([Double(height(in: 342) + 22)], 358))
        let image = show(Rows([long]) { $0.imageView?.image = UIImage(systemName: "star") })
        #expect(image.label.minX > 40 && image.heights[0] > one + 22)
    }

    @Test func `another width measures the rows again`() {
        let rows = Rows([long])
        let table = display.addTable(rows)
        display.stage.run {
            for width in [200.0, 390] {
                table.frame = CGRect(x: 0, y: 0, width: width, height: 400)
                expect(table.visibleCells.map(\.frame.height), is: [height(in: width - 32) + 22])
            }
        }
    }

    // uiview/sizetofit(): the origin stays; a label of one line shows its whole text, one of several is not wider.
    @Test func `sizeToFit shows the whole text of a single line`() {
        Display().stage.run {
            let label = UILabel(frame: CGRect(x: 3, y: 5, width: 40, height: 10))
            label.text = "a text of some words"
            label.sizeToFit()
            expect((label.frame.origin, label.frame.size), is: (CGPoint(x: 3, y: 5), label.intrinsicContentSize))
            label.frame.size.width = 80
            label.numberOfLines = 0
            label.sizeToFit()
            #expect(label.frame.width <= 80 && label.frame.height > 30)
        }
    }

    // uiview/accessibilitylabel: of a control of UIKit, "a label that derives from the control's title".
    @Test func `labels and buttons have their text as accessibility label, unless the app sets another`() {
        Display().stage.run {
            let (label, button) = (UILabel(), UIButton(type: .system))
            label.text = "Dover"
            button.setTitle("Go", for: .normal)
            expect((label.accessibilityLabel, button.accessibilityLabel), is: ("Dover", "Go"))
            button.configuration = .plain()
            button.configuration?.title = "Sail"
            button.configuration?.subtitle = "today"
            expect(button.accessibilityLabel, is: "Sail, today")
            (label.accessibilityLabel, button.accessibilityLabel) = ("Port", "Leave")
            expect((label.accessibilityLabel, button.accessibilityLabel, label.text), is: ("Port", "Leave", "Dover"))
            let (slider, bar) = (UISlider(), UIProgressView())
            (slider.value, bar.progress) = (0.5, 0.25)
            expect((slider.accessibilityValue, bar.accessibilityValue), is: ("50%", "25%"))
            slider.accessibilityValue = "half"
            expect(slider.accessibilityValue, is: "half")
        }
    }
}
