public import Foundation

/// A row of dots, one for each page, with the current page marked.
open class UIPageControl: UIControl {
    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            currentPage = page
            invalidateIntrinsicContentSize()
            invalidateScreen()
        }
    }
    /// The current page, from 0; setting it sends no event.
    open var currentPage: Int {
        get {
            noteReading()
            return page
        }
        set {
            page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            invalidateScreen()
        }
    }
    private var page = 0
    /// Whether the control is hidden while there is only one page.
    open var hidesForSinglePage = false { didSet { invalidateScreen() } }
    /// The colour of the dots; a pale one if not set.
    open var pageIndicatorTintColor: UIColor? { didSet { invalidateScreen() } }
    /// The colour of the current page's dot; the text's if not set.
    open var currentPageIndicatorTintColor: UIColor? { didSet { invalidateScreen() } }
    /// When the dots have a background.
    @nonexhaustive public nonisolated enum BackgroundStyle: Int, Sendable {
        /// While the user touches them, always, never.
        case automatic = 0, prominent = 1, minimal = 2
    }
    /// When the dots have a background; without effect here.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Whether a finger that stays scrolls through the pages; without effect here.
    open var allowsContinuousInteraction = true

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .adjustable
    }

    /// Returns the size that the dots of a number of pages need, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 0)) * Self.distance + 20, height: 26)
    }

    /// The size that the dots need, in points.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// The distance between the centres of two dots, in points.
    private static let distance: CGFloat = 16
    private var isEmpty: Bool { numberOfPages == 0 || hidesForSinglePage && numberOfPages == 1 }

    /// A slider, since users adjust it; `nil` without dots, or if it is no accessibility element and has no identifier.
    package override var elementRole: ElementRole? {
        guard !isEmpty else { return nil }
        return mayBeElement ? .slider : nil
    }

    /// The app's value, or else the current page and the number of pages, as VoiceOver reads them.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(page + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }

    /// Goes to the next page, as a tap at the right does, and sends `valueChanged`.
    open override func accessibilityIncrement() { go(to: page + 1) }
    /// Goes to the previous page, as a tap at the left does, and sends `valueChanged`.
    open override func accessibilityDecrement() { go(to: page - 1) }

    private func go(to next: Int) {
        let before = page
        currentPage = next
        if page != before { sendChange([.valueChanged, .primaryActionTriggered]) }
    }

    override var hasStandardHitArea: Bool { true }
    override var actsWhenTouched: Bool { true }

    /// Does nothing: a tap in the middle does not change the page.
    override func takeTouch() -> Bool { true }

    override func makeViewCopy() -> ViewCopy {
        let copy = UIPageControl()
        copy.numberOfPages = numberOfPages
        return ViewCopy(copy, of: subviews)
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        guard !isEmpty else { return }
        let left = rect.midX - CGFloat(numberOfPages - 1) * Self.distance / 2
        let dot = pageIndicatorTintColor.map(painter.palette.paint) ?? painter.palette.separator
        let current = currentPageIndicatorTintColor.map(painter.palette.paint) ?? painter.palette.label
        for number in 0..<numberOfPages {
            painter.canvas.circle(
                CGPoint(x: left + CGFloat(number) * Self.distance, y: rect.midY), radius: 3.5,
                fill: number == page ? current : dot)
        }
    }
}
