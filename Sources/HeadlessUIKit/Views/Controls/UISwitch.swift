public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
    /// Whether it is on; setting it sends no event.
    open var isOn = false { didSet { if isOn != oldValue { invalidateScreen() } } }

    /// Makes a switch that is off.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = [.button, .toggleButton]
    }

    /// Turns it on or off; sends no event.
    open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    package override var elementRole: ElementRole? {
        isAccessibilityElement || accessibilityIdentifier != nil ? .switch : nil
    }

    package override var elementStates: ElementStates { super.elementStates.union(isOn ? .on : .off) }
}
