public import Foundation

/// Wheels of items, each with one selected item; each wheel is a component.
open class UIPickerView: UIView {
    /// Gives the number of items; weak, as in UIKit.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Gives the titles of the items, and is notified of choices; weak, as in UIKit.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// The indices of the selected items, by component; 0 at first.
    private var selections: [Int: Int] = [:]
    /// How many components there are.
    open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

    /// Returns how many items a component has.
    open func numberOfRows(inComponent component: Int) -> Int {
        max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    }

    /// Asks the data source and the delegate again.
    open func reloadAllComponents() { invalidateScreen() }
    /// Asks the data source and the delegate again about one component.
    open func reloadComponent(_ component: Int) { invalidateScreen() }

    /// Selects an item without notifying the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selections[component] = row
        invalidateScreen()
    }

    /// Returns the index of the selected item; -1 if there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        let row = selections[component] ?? 0
        return (0..<numberOfRows(inComponent: component)).contains(row) ? row : -1
    }

    /// The fixed size of the system's wheel, 320 by 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    private func title(_ row: Int, _ component: Int) -> String {
        delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }

    /// Selects an item for the user, and notifies the delegate if the selection has changed.
    func choose(_ row: Int, _ component: Int = 0) {
        guard row != selectedRow(inComponent: component) else { return }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    /// A picker, even if it is no accessibility element: users can still turn the wheel.
    package override var elementRole: ElementRole? { .picker }

    /// The app's value, or else the titles of the selected items; `nil` if none is selected.
    package override var elementValue: String? {
        if let accessibilityValue { return accessibilityValue }
        let selected = (0..<numberOfComponents).compactMap { component in
            let row = selectedRow(inComponent: component)
            return row < 0 ? nil : title(row, component)
        }
        return selected.isEmpty ? nil : selected.joined(separator: ", ")
    }

    override var choices: [Choice]? {
        (0..<numberOfComponents).flatMap { component in
            (0..<numberOfRows(inComponent: component)).map { row in
                Choice(title: title(row, component), isEnabled: true) { self.choose(row, component) }
            }
        }
    }

    override func isActionable(as role: ElementRole) -> Bool { role == .picker || super.isActionable(as: role) }

    override func makeViewCopy() -> ViewCopy { ViewCopy(UIPickerView(), of: subviews) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let band = painter.paintPickerBand(in: rect)
        let width = band.width / CGFloat(max(numberOfComponents, 1))
        for component in 0..<numberOfComponents {
            let selected = max(selectedRow(inComponent: component), 0)
            let wheel = CGRect(
                x: band.minX + CGFloat(component) * width, y: band.minY, width: width, height: band.height)
            for step in -2...2 where (0..<numberOfRows(inComponent: component)).contains(selected + step) {
                painter.paintText(
                    title(selected + step, component), font: .systemFont(ofSize: step == 0 ? 20 : 18),
                    in: wheel.offsetBy(dx: 0, dy: CGFloat(step) * 36), of: self, alignment: .center,
                    fill: step == 0 ? palette.label : palette.faint)
            }
        }
    }
}

/// An object that gives the number of a picker's items; the delegate gives their titles.
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns how many components the picker has.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns how many items a component has.
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
    /// Returns `nil`: the item has no title.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
