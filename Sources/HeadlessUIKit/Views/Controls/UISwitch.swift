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

    /// 51 by 31 points, the size of the system's switch, which no app can change (`UISwitch`).
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    /// A switch; `nil` where the app makes it no accessibility element and gives it no identifier.
    package override var elementRole: ElementRole? {
        isAccessibilityElement || accessibilityIdentifier != nil ? .switch : nil
    }

    /// The states of every control and exactly one of on and off, so that a script can expect either.
    package override var elementStates: ElementStates { super.elementStates.union(isOn ? .on : .off) }
}
