public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
    /// Whether it is on; setting it sends no event.
    open var isOn: Bool {
        get {
            noteReading()
            return isTurnedOn
        }
        set { isTurnedOn = newValue }
    }
    private var isTurnedOn = false { didSet { if isTurnedOn != oldValue { invalidateScreen() } } }
    /// The background colour while it is on; green if not set.
    open var onTintColor: UIColor? { didSet { if onTintColor != oldValue { invalidateScreen() } } }
    /// The colour of the knob; white if not set.
    open var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { invalidateScreen() } } }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    private static let size = CGSize(width: 51, height: 31)

    /// Makes a switch that is off; the size of `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        accessibilityTraits = [.button, .toggleButton]
    }

    /// Turns it on or off; sends no event.
    open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

    /// 51 by 31 points, the size of the system's switch (`UISwitch`).
    open override var intrinsicContentSize: CGSize { Self.size }

    /// A switch; `nil` if it is no accessibility element and has no identifier.
    package override var elementRole: ElementRole? {
        mayBeElement ? .switch : nil
    }

    /// The states of every control, plus `on` or `off`.
    package override var elementStates: ElementStates { super.elementStates.union(isTurnedOn ? .on : .off) }

    /// The app's value, or else "1" while it is on and "0" while it is off, as in UIKit.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isTurnedOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    /// The app's value alone, since on and off are states.
    package override var elementValue: String? { super.accessibilityValue }

    override var hasStandardHitArea: Bool { true }
    override var actsWhenTouched: Bool { true }
    override var switchState: Bool? { isTurnedOn }

    override func takeTouch() -> Bool {
        if takesTap() { return true }
        press(changing: [.valueChanged, .primaryActionTriggered, .touchUpInside]) { isOn = !isTurnedOn }
        return true
    }

    override func makeViewCopy() -> ViewCopy { ViewCopy(UISwitch(), of: subviews) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let box = CGRect(x: rect.minX, y: rect.midY - 15.5, width: min(51, max(rect.width, 31)), height: 31)
        if !isEnabled { painter.canvas.group(opacity: 0.5) }
        painter.canvas.rectangle(
            box, radius: 15.5, fill: isTurnedOn ? palette.paint(onTintColor ?? .systemGreen) : palette.fill)
        let x = isTurnedOn ? box.maxX - 15.5 : box.minX + 15.5
        painter.paintKnob(at: CGPoint(x: x, y: box.midY), radius: 13.5, color: thumbTintColor)
        if !isEnabled { painter.canvas.endGroup() }
    }
}
