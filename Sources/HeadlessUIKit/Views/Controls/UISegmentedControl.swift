public import Foundation

/// A row of segments of which at most one is selected.
open class UISegmentedControl: UIControl {
    /// The index that stands for no selection.
    public static let noSegment = -1

    /// The segments, from leading to trailing; strong, they are subviews too.
    private var segments: [UISegment] = []

    /// Makes a control with a segment for each title.
    public convenience init(items: [String]) {
        self.init(frame: .zero)
        for title in items { insertSegment(withTitle: title, at: numberOfSegments, animated: false) }
    }

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = false
    }

    /// How many segments there are.
    public var numberOfSegments: Int { segments.count }

    /// The index of the selected segment, or ``noSegment``; setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { segments.firstIndex { $0.isSelected } ?? Self.noSegment }
        set { for (index, segment) in segments.enumerated() { segment.isSelected = index == newValue } }
    }

    /// Adds a segment at a place; a place beyond the end is the end.
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        let segment = UISegment(title: title)
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        insertSubview(segment, at: place)
    }

    /// Removes a segment; none where there is none of that index.
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
    public func titleForSegment(at index: Int) -> String? {
        segments.indices.contains(index) ? segments[index].title : nil
    }

    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        if segments.indices.contains(index) { segments[index].title = title }
    }

    /// Sets whether a segment can be chosen.
    open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
        if segments.indices.contains(index) { segments[index].isEnabled = isEnabled }
    }

    /// Tells whether a segment can be chosen.
    public func isEnabledForSegment(at index: Int) -> Bool {
        segments.indices.contains(index) && segments[index].isEnabled
    }

    /// Whether any segment can be chosen; each is disabled to the user while this is `false`, whatever it says itself.
    open override var isEnabled: Bool { didSet { for segment in segments { segment.invalidateScreen() } } }

    /// The widths of all segments together and the height of the highest, in points; 32 high while there are none.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: segments.reduce(0) { $0 + $1.intrinsicContentSize.width },
            height: segments.map(\.intrinsicContentSize.height).max() ?? 32)
    }

    /// Places the segments in a row over the whole bounds, all equally wide (`apportionsSegmentWidthsByContent` unset).
    open override func layoutSubviews() {
        StackLayout(axis: .horizontal, distribution: .fillEqually).arrange(segments, in: bounds)
    }

    /// The user's choice of a segment; the selected one again sends nothing.
    func choose(_ segment: UISegment) {
        guard isEnabled, segment.isEnabled, !segment.isSelected else { return }
        for other in segments { other.isSelected = other === segment }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// A picker once the app gives the control a label or an identifier; else it is none, and its segments stand alone.
    package override var elementRole: ElementRole? {
        accessibilityIdentifier != nil || accessibilityLabel != nil ? .picker : nil
    }
}
