public import Foundation

/// A wheel with items of which one is selected; it has one component.
open class UIPickerView: UIView {
    /// What the picker offers; weak, as in UIKit.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Who names the items and is told about choices; weak, as in UIKit.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// The selected item.
    private var selection = 0

    /// Asks for everything again.
    open func reloadAllComponents() { invalidateScreen() }

    /// Selects an item; tells nobody.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection = row
        invalidateScreen()
    }

    /// Returns the selected item; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int { titles.indices.contains(selection) ? selection : -1 }

    /// 320 by 216 points, the size of the system's wheel, whatever the items are.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    /// The titles of the items.
    var titles: [String] {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: 0) ?? 0
        return (0..<max(count, 0)).map { delegate?.pickerView(self, titleForRow: $0, forComponent: 0) ?? "" }
    }

    /// The user's choice of an item; the selected one again tells nobody.
    func choose(_ row: Int) {
        guard row != selection else { return }
        selectRow(row, inComponent: 0, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: 0)
    }

    /// A picker, always: a wheel can be used even where the app has made it no accessibility element.
    package override var elementRole: ElementRole? { .picker }

    /// The app's value, else the title of the selected item; `nil` if no item is selected.
    package override var elementValue: String? {
        let titles = titles
        return accessibilityValue ?? (titles.indices.contains(selection) ? titles[selection] : nil)
    }

    override var choices: [Choice]? {
        titles.enumerated().map { row, title in Choice(title: title, isEnabled: true) { self.choose(row) } }
    }

    override func isActionable(as role: ElementRole) -> Bool { role == .picker || super.isActionable(as: role) }

    override func makeLayoutTwin() -> LayoutTwin { LayoutTwin(UIPickerView(), of: subviews) }

    /// Draws the selected item in the middle, its neighbours above and below.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let titles = titles
        let palette = painter.palette
        let selected = max(selectedRow(inComponent: 0), 0)
        let band = CGRect(x: rect.minX + 8, y: rect.midY - 18, width: max(rect.width - 16, 0), height: 36)
        painter.canvas.rectangle(band, radius: 8, fill: palette.fill)
        for step in -2...2 where titles.indices.contains(selected + step) {
            painter.paintText(
                titles[selected + step], font: .systemFont(ofSize: step == 0 ? 20 : 18),
                in: band.offsetBy(dx: 0, dy: CGFloat(step) * 36), of: self, alignment: .center,
                fill: step == 0 ? palette.label : palette.faint)
        }
    }
}

/// What a picker offers; the titles come with it, since one component is all there is here.
public protocol UIPickerViewDataSource: AnyObject {
    /// Returns how many columns the picker has; the first is shown.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns how many items there are to choose from.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker asks and tells about its items.
public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the title of an item.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Tells that the user has chosen an item.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
