public import Foundation

/// A wheel of items, one of which is selected; it has one component.
open class UIPickerView: UIView {
    /// Gives the number of items; weak, as in UIKit.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Gives the titles of the items, and is notified of choices; weak, as in UIKit.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// The index of the selected item.
    private var selection = 0

    /// Asks the data source and the delegate again.
    open func reloadAllComponents() { invalidateScreen() }

    /// Selects an item without notifying the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection = row
        invalidateScreen()
    }

    /// Returns the index of the selected item; -1 if there is none.
    open func selectedRow(inComponent component: Int) -> Int { titles.indices.contains(selection) ? selection : -1 }

    /// The fixed size of the system's wheel, 320 by 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    /// The titles of the items.
    var titles: [String] {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: 0) ?? 0
        return (0..<max(count, 0)).map { delegate?.pickerView(self, titleForRow: $0, forComponent: 0) ?? "" }
    }

    /// Selects an item for the user, and notifies the delegate unless it was selected already.
    func choose(_ row: Int) {
        guard row != selection else { return }
        selectRow(row, inComponent: 0, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: 0)
    }

    /// A picker, even if the app makes it no accessibility element: users can still turn the wheel.
    package override var elementRole: ElementRole? { .picker }

    /// The app's value, or else the title of the selected item; `nil` if none is selected.
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

/// An object that gives the number of a picker's items; the delegate gives their titles.
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns how many components the picker has; only the first one is shown.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns how many items there are to choose from.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that gives the titles of a picker's items, and is notified of choices.
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the title of an item.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Called when the user has chosen an item.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
