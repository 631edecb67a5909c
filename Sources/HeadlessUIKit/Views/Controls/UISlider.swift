public import Foundation

/// A control whose value is set by sliding.
open class UISlider: UIControl {
    /// The value, within its limits; setting it sends no event.
    open var value: Float {
        get {
            noteReading()
            return position
        }
        set { setValue(newValue, animated: false) }
    }
    /// The smallest value; setting it above ``maximumValue`` changes that too.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(position, animated: false)
        }
    }
    /// The largest value; setting it below ``minimumValue`` changes that too.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(position, animated: false)
        }
    }
    /// Whether each move sends an event, not only the last one; without effect here, since scripts make single steps.
    open var isContinuous = true
    /// The colour of the track up to the knob; the tint if not set.
    open var minimumTrackTintColor: UIColor? { didSet { invalidateScreen() } }
    /// The colour of the track behind the knob; gray if not set.
    open var maximumTrackTintColor: UIColor? { didSet { invalidateScreen() } }
    /// The colour of the knob; white if not set.
    open var thumbTintColor: UIColor? { didSet { invalidateScreen() } }
    private var images: [Part: [State.RawValue: UIImage]] = [:] { didSet { invalidateScreen() } }
    private var position: Float = 0

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a slider from 0 to 1.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .adjustable
    }

    /// Sets the value, or the smallest one for NaN; sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        let value = value.isNaN ? minimumValue : value
        position = min(max(value, minimumValue), max(maximumValue, minimumValue))
        invalidateScreen()
    }

    /// 34 points high, without an intrinsic width: a slider fills the room.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }

    /// A slider; `nil` if it is no accessibility element and has no identifier.
    package override var elementRole: ElementRole? {
        mayBeElement ? .slider : nil
    }

    /// The app's value, or else the percentage, as VoiceOver reads it.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? String(Int(saturating: CGFloat(fraction * 100).rounded())) + "%" }
        set { super.accessibilityValue = newValue }
    }

    /// The position of the value in the range, from 0 to 1; 0 if the range is empty.
    private var fraction: Float {
        let range = maximumValue - minimumValue
        return range > 0 && range.isFinite ? (position - minimumValue) / range : 0
    }

    /// Moves the value up by a tenth of the range, as VoiceOver does, and sends `valueChanged`.
    open override func accessibilityIncrement() { adjust(by: 1) }
    /// Moves the value down by a tenth of the range, as VoiceOver does, and sends `valueChanged`.
    open override func accessibilityDecrement() { adjust(by: -1) }

    private func adjust(by steps: Float) {
        let before = position
        setValue(position + steps * (maximumValue - minimumValue) / 10, animated: false)
        if position != before { sendChange(.valueChanged) }
    }

    override var hasStandardHitArea: Bool { true }
    override var actsWhenTouched: Bool { true }
    override func makeViewCopy() -> ViewCopy { ViewCopy(UISlider(), of: subviews) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let x = rect.minX + 14 + CGFloat(fraction) * max(rect.width - 28, 0)
        let track = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
        painter.canvas.rectangle(track, radius: 2, fill: maximumTrackTintColor.map(palette.paint) ?? palette.fill)
        let done = CGRect(x: rect.minX, y: rect.midY - 2, width: x - rect.minX, height: 4)
        painter.canvas.rectangle(done, radius: 2, fill: palette.paint(minimumTrackTintColor ?? tintColor))
        if let image = current(.maximumTrack) { painter.paintImage(image, in: track, tint: tintColor) }
        if let image = current(.minimumTrack) { painter.paintImage(image, in: done, tint: tintColor) }
        guard let image = currentThumbImage, image.size != .zero else {
            return painter.paintKnob(at: CGPoint(x: x, y: rect.midY), radius: 13, color: thumbTintColor)
        }
        let corner = CGPoint(x: x - image.size.width / 2, y: rect.midY - image.size.height / 2)
        painter.paintImage(image, in: CGRect(origin: corner, size: image.size), tint: tintColor)
    }

    // MARK: Images

    private enum Part { case thumb, minimumTrack, maximumTrack }

    private func image(_ part: Part, _ state: State) -> UIImage? { images[part]?[state.rawValue] }
    private func current(_ part: Part) -> UIImage? { image(part, state) ?? image(part, .normal) }

    /// Sets the image of the knob in a state; `nil` for the system's.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        images[.thumb, default: [:]][state.rawValue] = image
    }
    /// Sets the image of the track up to the knob in a state; `nil` for the system's.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        images[.minimumTrack, default: [:]][state.rawValue] = image
    }
    /// Sets the image of the track behind the knob in a state; `nil` for the system's.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        images[.maximumTrack, default: [:]][state.rawValue] = image
    }
    /// Returns the image of the knob that was set for a state.
    open func thumbImage(for state: State) -> UIImage? { image(.thumb, state) }
    /// Returns the image of the track up to the knob that was set for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { image(.minimumTrack, state) }
    /// Returns the image of the track behind the knob that was set for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { image(.maximumTrack, state) }
    /// The current image of the knob.
    open var currentThumbImage: UIImage? { current(.thumb) }
}
