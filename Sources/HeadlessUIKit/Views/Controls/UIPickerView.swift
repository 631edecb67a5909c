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

    /// The app's value, else the title of the selected item; `nil` where no item is selected.
    package override var elementValue: String? {
        let titles = titles
        return accessibilityValue ?? (titles.indices.contains(selection) ? titles[selection] : nil)
    }
}
