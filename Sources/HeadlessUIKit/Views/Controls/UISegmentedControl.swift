public import Foundation

/// A row of segments, at most one of which is selected.
open class UISegmentedControl: UIControl {
    /// The index for no selection.
    public static let noSegment = -1
    /// The background colour of the selected segment; the system's if not set.
    open var selectedSegmentTintColor: UIColor? { didSet { invalidateScreen() } }
    /// Whether a segment is selected only while its actions are performed.
    open var isMomentary = false
    private var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]
    /// The segments, from leading to trailing; strong, they are subviews.
    private var segments: [UISegment] = []

    /// Makes a control with a segment for each title or image, in the size that they need.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        isAccessibilityElement = false
        for item in items ?? [] {
            insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
            if let image = item as? UIImage { setImage(image, forSegmentAt: numberOfSegments - 1) }
        }
        sizeToFit()
    }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = false
    }

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment, or ``noSegment``; setting it sends no event.
    open var selectedSegmentIndex: Int {
        get {
            noteReading()
            return segments.firstIndex { $0.isSelected } ?? Self.noSegment
        }
        set { for (index, segment) in segments.enumerated() { segment.isSelected = index == newValue } }
    }

    /// Inserts a segment at an index; at the end if the index is larger.
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        let segment = UISegment(title: title, in: self)
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        insertSubview(segment, at: index)
    }

    /// Inserts a segment with an image at an index; at the end if the index is larger.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insertSegment(withTitle: nil, at: segment, animated: animated)
        setImage(image, forSegmentAt: min(max(segment, 0), segments.count - 1))
    }

    /// Makes a control with a segment for each action, which is performed when the user selects the segment.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// Inserts a segment with the title of an action, which is performed when the user selects the segment.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insertSegment(withTitle: action.title, at: segment, animated: animated)
        segments[min(max(segment, 0), segments.count - 1)].action = action
    }

    /// Sets the action of a segment, and its title to that of the action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let changed = self.segment(at: segment)
        changed?.title = action.title
        changed?.action = action
    }

    /// Returns the action of a segment; `nil` if it has none.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// Returns the segment whose action has an identifier; `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Removes a segment; does nothing if the index is out of range.
    open func removeSegment(at index: Int, animated: Bool) {
        guard segments.indices.contains(index) else { return }
        segments.remove(at: index).removeFromSuperview()
    }

    /// Removes every segment.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
    }

    /// Returns the title of a segment.
    open func titleForSegment(at index: Int) -> String? { segment(at: index)?.title }
    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        segment(at: index)?.image = nil
        segment(at: index)?.title = title
    }

    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    /// Sets the image of a segment, instead of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.title = nil
        self.segment(at: segment)?.image = image
    }

    /// Sets the font and the colour of the titles in a state; other attributes are stored.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state.rawValue] = attributes
        for segment in segments { segment.lookDidChange() }
    }

    /// Returns the attributes of the titles that were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Sets the image behind segments in a state; without effect here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}

    /// Sets the image between segments; without effect here.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {}

    /// Sets whether a segment can be chosen.
    open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) { segment(at: index)?.isEnabled = isEnabled }
    /// Returns whether a segment can be chosen.
    open func isEnabledForSegment(at index: Int) -> Bool { segment(at: index)?.isEnabled ?? false }

    private func segment(at index: Int) -> UISegment? { segments.indices.contains(index) ? segments[index] : nil }

    /// Whether segments can be chosen; while it is `false`, every segment is disabled.
    open override var isEnabled: Bool { didSet { for segment in segments { segment.invalidateScreen() } } }

    /// The sum of the segments' widths and the height of the tallest, in points; 32 high if there are none.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: segments.reduce(0) { $0 + $1.intrinsicContentSize.width },
            height: segments.map(\.intrinsicContentSize.height).max() ?? 32)
    }

    /// Places the segments in a row, equally wide.
    open override func layoutSubviews() {
        StackLayout(axis: .horizontal, distribution: .fillEqually).arrange(segments, in: bounds)
    }

    /// Selects a segment for the user, and sends events if the selection has changed.
    func choose(_ segment: UISegment) {
        guard isEnabled, segment.isEnabled, !segment.isSelected else { return }
        for other in segments { other.isSelected = other === segment }
        if let action = segment.action {
            sendAction(action)
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        } else {
            sendChange([.valueChanged, .primaryActionTriggered])
        }
        if isMomentary { segment.isSelected = false }
    }

    /// A picker if the app gives it a label or an identifier; else `nil`, so that only its segments are elements.
    package override var elementRole: ElementRole? {
        accessibilityIdentifier != nil || accessibilityLabel != nil ? .picker : nil
    }

    override var actsWhenTouched: Bool { false }
    override func isActionable(as role: ElementRole) -> Bool { role.isActionable }

    override var choices: [Choice]? {
        elementChildren.compactMap { view in segments.first { $0 === view } }.map { segment in
            Choice(title: segment.elementLabel ?? "", isEnabled: segment.isEnabled) { self.choose(segment) }
        }
    }

    override func makeViewCopy() -> ViewCopy {
        ViewCopy(whole: UISegmentedControl(items: segments.map { $0.title ?? "" }), of: self)
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.canvas.rectangle(rect, radius: 8, fill: painter.palette.fill)
        for (index, segment) in segments.enumerated() {
            segment.draw(with: &painter, at: rect.origin, within: rect)
            guard index > 0, !segment.isSelected, !segments[index - 1].isSelected else { continue }
            let x = rect.minX + segment.placement.minX
            painter.canvas.rectangle(
                CGRect(x: x - 0.5, y: rect.midY - 8, width: 1, height: 16), fill: painter.palette.separator)
        }
    }
}

final class UISegment: UIControl {
    var title: String? {
        didSet {
            if title != oldValue { lookDidChange() }
        }
    }
    /// The image that it shows instead of a title.
    var image: UIImage? { didSet { if image != oldValue { lookDidChange() } } }

    func lookDidChange() {
        invalidateScreen()
        invalidateIntrinsicContentSize()
    }

    /// Performed when the user selects it; strong, as in a control.
    var action: UIAction?
    /// The font of every segment; as in UIKit, it does not grow with the text size.
    static let font = UIFont.systemFont(ofSize: 13)
    private static let selectedFont = UIFont.boldSystemFont(ofSize: 13)
    /// The segment's control; weak, since it owns the segment.
    private(set) weak var control: UISegmentedControl?

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(title: String?, in control: UISegmentedControl) {
        self.control = control
        self.title = title
        super.init(frame: .zero)
    }

    private func attribute<Value>(_ key: NSAttributedString.Key) -> Value? {
        let own = isSelected ? control?.titleTextAttributes(for: .selected)?[key] : nil
        return own as? Value ?? control?.titleTextAttributes(for: .normal)?[key] as? Value
    }

    override var intrinsicContentSize: CGSize {
        let metrics = TextMetrics(font: attribute(.font) ?? Self.font, in: self)
        if let image {
            return CGSize(width: max(image.size.width + 20, 44), height: max(image.size.height + 12, 32))
        }
        let text = metrics.size(of: title ?? "")
        return CGSize(width: max(text.width + 20, 44), height: max(metrics.lineHeight + 16, 32))
    }

    override var elementRole: ElementRole? { .segment }
    override var elementLabel: String? { accessibilityLabel ?? title ?? image?.text }
    override var elementStates: ElementStates {
        let isUsable = control?.isEnabled ?? true
        return isUsable ? super.elementStates : super.elementStates.union(.disabled)
    }

    override var hasStandardHitArea: Bool { true }

    override func takeTouch() -> Bool {
        control?.choose(self)
        return true
    }

    override var shownText: ShownText? {
        guard let title, !title.isEmpty else { return nil }
        return ShownText(text: title, font: attribute(.font) ?? Self.font, lines: 1, inset: 0)
    }

    func draw(with painter: inout ScreenPainter, at origin: CGPoint, within edges: CGRect) {
        let box = placement.offsetBy(dx: origin.x, dy: origin.y).intersection(edges)
        let palette = painter.palette
        if isSelected {
            let knob = box.insetBy(dx: 2, dy: 2)
            painter.canvas.rectangle(knob.offsetBy(dx: 0, dy: 1), radius: 6.5, fill: palette.shadow)
            painter.canvas.rectangle(
                knob, radius: 6.5, fill: control?.selectedSegmentTintColor.map(palette.paint) ?? palette.knob)
        }
        let isUsable = isEnabled && control?.isEnabled != false
        if let image {
            let corner = CGPoint(x: box.midX - image.size.width / 2, y: box.midY - image.size.height / 2)
            painter.paintImage(image, in: CGRect(origin: corner, size: image.size), tint: .label)
        }
        let color = attribute(.foregroundColor).map(palette.paint) ?? palette.label
        painter.paintText(
            title ?? "", font: attribute(.font) ?? (isSelected ? Self.selectedFont : Self.font),
            in: box.insetBy(dx: 4, dy: 0), of: self, alignment: .center, fill: isUsable ? color : palette.disabled)
    }
}
