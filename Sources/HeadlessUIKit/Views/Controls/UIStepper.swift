public import Foundation

/// A control with a plus and a minus that changes a value by steps.
open class UIStepper: UIControl {
    /// The value, within its limits; setting it sends no event.
    open var value: Double {
        get {
            noteReading()
            return position
        }
        set {
            position = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), max(maximumValue, minimumValue))
            invalidateScreen()
        }
    }
    /// The smallest value, which must be below the largest one, as in UIKit.
    open var minimumValue: Double = 0 {
        willSet { precondition(newValue < maximumValue, "a stepper's minimumValue must be below its maximumValue") }
        didSet { value = position }
    }
    /// The largest value, which must be above the smallest one, as in UIKit.
    open var maximumValue: Double = 100 {
        willSet { precondition(newValue > minimumValue, "a stepper's maximumValue must be above its minimumValue") }
        didSet { value = position }
    }
    /// The change of one step, which must be positive, as in UIKit.
    open var stepValue: Double = 1 {
        willSet { precondition(newValue > 0, "a stepper's stepValue must be greater than 0") }
    }
    /// Whether a step beyond a limit continues at the other limit.
    open var wraps = false
    /// Whether a finger that stays repeats the step; without effect here, since scripts make single steps.
    open var autorepeat = true
    /// Whether each step sends an event, not only the last one; without effect here, since scripts make single steps.
    open var isContinuous = true
    private var position: Double = 0

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    private static let size = CGSize(width: 94, height: 32)

    /// Makes a stepper from 0 to 100; the size of `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        accessibilityTraits = .adjustable
    }

    /// 94 by 32 points, the size of the system's stepper (`UIStepper`).
    open override var intrinsicContentSize: CGSize { Self.size }

    /// A slider, since users adjust it; `nil` if it is no accessibility element and has no identifier.
    package override var elementRole: ElementRole? {
        mayBeElement ? .slider : nil
    }

    /// The app's value, or else the value as a number without needless decimals.
    package override var elementValue: String? {
        accessibilityValue ?? position.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }

    /// Adds a step, as a tap on the plus does, and sends `valueChanged`.
    open override func accessibilityIncrement() { step(by: stepValue, wrappingTo: minimumValue) }
    /// Subtracts a step, as a tap on the minus does, and sends `valueChanged`.
    open override func accessibilityDecrement() { step(by: -stepValue, wrappingTo: maximumValue) }

    private func step(by step: Double, wrappingTo end: Double) {
        let before = position
        let wanted = position + step
        value = wraps && (wanted > maximumValue || wanted < minimumValue) ? end : wanted
        if position != before { sendChange([.valueChanged, .primaryActionTriggered]) }
    }

    override var hasStandardHitArea: Bool { true }
    override var actsWhenTouched: Bool { true }
    override func takeTouch() -> Bool { true }
    override func makeViewCopy() -> ViewCopy { ViewCopy(UIStepper(), of: subviews) }

    /// Draws the two halves with their signs; a sign is pale if the value has reached its limit.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let box = CGRect(x: rect.minX, y: rect.midY - 16, width: min(94, rect.width), height: 32)
        painter.canvas.rectangle(box, radius: 8, fill: palette.fill)
        let line = CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: 18)
        painter.canvas.rectangle(line, radius: 0, fill: palette.separator)
        let left = box.minX + box.width / 4
        let right = box.maxX - box.width / 4
        let minus = sign(position > minimumValue, palette)
        let plus = sign(position < maximumValue, palette)
        painter.canvas.rectangle(CGRect(x: left - 7, y: box.midY - 1, width: 14, height: 2), radius: 1, fill: minus)
        painter.canvas.rectangle(CGRect(x: right - 7, y: box.midY - 1, width: 14, height: 2), radius: 1, fill: plus)
        painter.canvas.rectangle(CGRect(x: right - 1, y: box.midY - 7, width: 2, height: 14), radius: 1, fill: plus)
    }

    private func sign(_ isUsable: Bool, _ palette: DrawingPalette) -> DrawingPalette.Paint {
        isUsable || wraps ? palette.paint(.label) : palette.separator
    }
}
