public import Foundation
import StageRuntime

/// A view whose content may be larger than itself.
///
/// Its content is as large as ``contentSize`` says, or the constraints with ``contentLayoutGuide``.
open class UIScrollView: UIView {
    /// When a scroll lowers the keyboard.
    public nonisolated enum KeyboardDismissMode: Sendable {
        /// Never.
        case none
        /// When the user begins to drag.
        case onDrag
        /// When the user drags over it.
        case interactive
    }

    /// Whether the content is inset by the safe area.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// Where the content can be scrolled.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// Who is told about scrolling; weak, as in UIKit.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// When a scroll lowers the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether the user can scroll.
    open var isScrollEnabled = true
    /// Whether the user can drag the content although all of it is seen; `true` in a table.
    open var alwaysBounceVertical = false
    /// Whether the user can drag the content sideways although all of it is seen; held, for users drag up and down.
    open var alwaysBounceHorizontal = false
    /// Whether the vertical scroll bar shows; none is drawn.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll bar shows; none is drawn.
    open var showsHorizontalScrollIndicator = true
    /// Whether a drag ends at a page as large as the view; held, for a drag is as long as the view already.
    open var isPagingEnabled = false
    /// Whether the content is inset by the safe area; held, for no bar covers a scroll view here.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// What the user pulls the view for, none by default; strong, the view owns it.
    open var refreshControl: UIRefreshControl?
    /// Whether the user drags the content now.
    open private(set) var isDragging = false
    /// The size of the content, in points.
    private var extent = CGSize.zero

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a scroll view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        passesSizeUp = false
    }

    /// The size of the content, in points.
    open var contentSize: CGSize {
        get { extent }
        set { extent = newValue }
    }

    /// How much farther than its edges the content can be scrolled, in points; content at its top stays there.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            if boundsOrigin.y == -oldValue.top {
                move(to: CGPoint(x: boundsOrigin.x, y: nearest))
            } else if boundsOrigin.y > farthest {
                move(to: CGPoint(x: boundsOrigin.x, y: farthest))
            }
        }
    }
    /// The same with the insets of the safe area, which are none here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// The point of the content at the view's top left corner, in points.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set { move(to: newValue) }
    }

    /// Moves the content and tells the delegate, also of the animation's end; where it is already, nothing is told.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        guard offset != boundsOrigin else { return }
        move(to: offset)
        guard animated else { return }
        UIApplication.afterReturning("scrolling") { [weak self] in
            if let self { delegate?.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    /// Shows the scroll bars for a moment; none is drawn.
    open func flashScrollIndicators() {}

    /// Moves the content as little as is needed to see a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(
            CGPoint(
                x: Self.nearestOffset(boundsOrigin.x, from: rect.minX, to: rect.maxX, window: placement.width),
                y: Self.nearestOffset(boundsOrigin.y, from: rect.minY, to: rect.maxY, window: placement.height)),
            animated: animated)
    }

    /// Places the subviews that constraints place, and takes the size of the content from those with its guide.
    open override func layoutSubviews() {
        placeConstrainedSubviews()
        if let size = constrainedExtent { setExtent(size) }
    }

    /// The rectangle of the content, in the content's coordinates: constraints with it say how much there is to scroll.
    open var contentLayoutGuide: UILayoutGuide { ownGuide(Self.contentGuideName) { .scrollContent } }

    /// The rectangle of the view itself, which stays where it is while the content moves.
    open var frameLayoutGuide: UILayoutGuide { ownGuide("frameLayoutGuide") { .scrollFrame } }

    /// The name of the guide for the content.
    private static let contentGuideName = "contentLayoutGuide"

    /// The size that constraints give the content, if any is about it.
    private var constrainedExtent: CGSize? {
        if let size = pinnedContentSize { return size }
        guard let guide = layout?.ownGuides[Self.contentGuideName] else { return nil }
        return madeEngineWithin?.frame(of: guide)?.size
    }

    /// Asks for no room, however much there is to scroll.
    override func measure(in offer: CGSize) -> CGSize { .zero }

    /// Returns `true`: a scroll view takes what room is left over either way, since it asks for none.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { true }

    override var asScrollView: UIScrollView? { self }
    override func moveBounds(to origin: CGPoint) { contentOffset = origin }
    override func makeLayoutTwin() -> LayoutTwin { LayoutTwin(UIScrollView(), of: subviews) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.clipped(to: rect) { painter in
            painter.paintSubviews(of: self, in: rect)
            refreshControl?.draw(with: &painter, in: rect)
        }
    }

    /// The farthest the content can be moved down, in points.
    var farthest: CGFloat { max(extent.height + contentInset.bottom - placement.height, nearest) }

    /// The farthest the content can be moved up, in points: below 0 where it is inset.
    var nearest: CGFloat { -contentInset.top }

    /// Whether a drag by the user begins: there is something to move, or the content bounces.
    var canBeDragged: Bool { alwaysBounceVertical || farthest > 0 || boundsOrigin.y != nearest }

    /// Sets the size of the content as layout finds it, and keeps the offset within.
    func setExtent(_ size: CGSize) {
        extent = size
        if boundsOrigin.y > farthest { move(to: CGPoint(x: boundsOrigin.x, y: farthest)) }
    }

    /// Notes that other content is in view.
    func didMove() {}

    /// Drags the content as the user does: the delegate is told of the beginning, the move and the end.
    package func drag(to offset: CGPoint) {
        isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode != .none { window?.endEditing(true) }
        move(to: reachable(offset))
        isDragging = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    /// Pulls the content down from its top and lets go, as the user does who wants it refreshed.
    ///
    /// - Returns: whether the view has a control for that which can be used.
    func pullToRefresh() -> Bool {
        guard let refreshControl, refreshControl.isEnabled else { return false }
        drag(to: CGPoint(x: 0, y: nearest))
        refreshControl.pull()
        return true
    }

    /// Drags the content as little as is needed to see a rectangle of it, and traces it; tells whether it did.
    ///
    /// What the user cannot scroll stays as it is.
    func dragIntoView(_ rect: CGRect, naming name: () -> String) -> Bool {
        guard isScrollEnabled, isUserInteractionEnabled else { return false }
        let seen = bounds
        guard rect.minY < seen.minY || rect.maxY > seen.maxY else { return false }
        let top = rect.minY < seen.minY || rect.height > seen.height ? rect.minY : rect.maxY - seen.height
        let target = reachable(CGPoint(x: seen.minX, y: top))
        guard target != boundsOrigin else { return false }
        drag(to: target)
        Stage.running?.trace.record("scrolled into view", .screen, [.init("element", name())])
        return true
    }

    /// Returns the offset nearest to another that the user can drag the content to.
    private func reachable(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: offset.x, y: min(max(offset.y, nearest), farthest))
    }

    private func move(to offset: CGPoint) {
        guard offset != boundsOrigin else { return }
        boundsOrigin = offset
        if constraintsInTree { noteScrolling() }
        didMove()
        delegate?.scrollViewDidScroll(self)
    }

    /// Has what is fixed to the view's frame follow it.
    private func noteScrolling() {
        forEachEngine { $0.noteSurroundings() }
        setNeedsLayout()
    }

    private static func nearestOffset(
        _ present: CGFloat, from low: CGFloat, to high: CGFloat, window: CGFloat
    ) -> CGFloat {
        if low < present { return low }
        return high > present + window ? min(high - window, low) : present
    }
}

#if PHONE
    // Said here and at the table's: the compiler would not infer it of a protocol with a parent.
    @MainActor
#endif
/// What a scroll view tells; every method has a default, as UIKit's are optional.
public protocol UIScrollViewDelegate: AnyObject {
    /// Tells that the content has moved, by the user or by the app.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Tells that the user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Tells that the user has let go of the content.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Tells that a scroll by the app has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
