public import Foundation
import StageRuntime

/// A view whose content may be larger than itself.
///
/// The size of the content is ``contentSize``, set by the app or by constraints with ``contentLayoutGuide``.
open class UIScrollView: UIView {
    /// When a scroll lowers the keyboard.
    public nonisolated enum KeyboardDismissMode: Sendable {
        /// Never.
        case none
        /// When the user begins to drag.
        case onDrag
        /// When the user drags over the keyboard.
        case interactive
    }

    /// When the safe area insets the content.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As the system decides.
        case automatic = 0
        /// Along the axes that can scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// Notified of scrolling; weak, as in UIKit.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// When a scroll lowers the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether the user can scroll.
    open var isScrollEnabled = true
    /// Whether the user can drag the content even if all of it is visible; `true` in a table.
    open var alwaysBounceVertical = false
    /// Whether the user can drag the content sideways even if all is visible; stored only, users drag up and down.
    open var alwaysBounceHorizontal = false
    /// Whether the vertical scroll bar shows; none is drawn.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll bar shows; none is drawn.
    open var showsHorizontalScrollIndicator = true
    /// Whether a drag stops at multiples of the view's size; stored only, since a drag always has that length.
    open var isPagingEnabled = false
    /// When the safe area insets the content; stored only, since no bar covers a scroll view here.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The control that a pull triggers; `nil` by default; strong, the view owns it.
    open var refreshControl: UIRefreshControl?
    /// Whether the user is dragging the content.
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

    /// How far the content can be scrolled beyond its edges, in points; content at its top stays there.
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
    /// The content inset plus the safe area insets, which are not added here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// The point of the content at the view's top left corner, in points.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set { move(to: newValue) }
    }

    /// Moves the content and notifies the delegate, if `animated` also of the end; does nothing if it is there already.
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

    /// Moves the content by the least distance that shows a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(
            CGPoint(
                x: Self.nearestOffset(boundsOrigin.x, from: rect.minX, to: rect.maxX, window: placement.width),
                y: Self.nearestOffset(boundsOrigin.y, from: rect.minY, to: rect.maxY, window: placement.height)),
            animated: animated)
    }

    /// Places the constrained subviews, and takes the content size from those that are constrained to its guide.
    open override func layoutSubviews() {
        placeConstrainedSubviews()
        if let size = constrainedExtent { setExtent(size) }
    }

    /// The rectangle of the content, in the content's coordinates; constraints with it set the content size.
    open var contentLayoutGuide: UILayoutGuide { ownGuide(Self.contentGuideName) { .scrollContent } }

    /// The rectangle of the view itself, which does not move when the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { ownGuide("frameLayoutGuide") { .scrollFrame } }

    /// The name of the guide for the content.
    private static let contentGuideName = "contentLayoutGuide"

    /// The content size by constraints; `nil` if no constraint is about it.
    private var constrainedExtent: CGSize? {
        if let size = pinnedContentSize { return size }
        guard let guide = layout?.ownGuides[Self.contentGuideName] else { return nil }
        return madeEngineWithin?.frame(of: guide)?.size
    }

    /// Returns zero: a scroll view asks for no room, whatever its content.
    override func measure(in offer: CGSize) -> CGSize { .zero }

    /// Returns `true`: a scroll view takes excess room in both directions, since it asks for none.
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

    /// The largest vertical content offset, in points.
    var farthest: CGFloat { max(extent.height + contentInset.bottom - placement.height, nearest) }

    /// The smallest vertical content offset, in points; negative if there is an inset at the top.
    var nearest: CGFloat { -contentInset.top }

    /// Whether the user can drag the content: it is larger than the view, or bounces.
    var canBeDragged: Bool { alwaysBounceVertical || farthest > 0 || boundsOrigin.y != nearest }

    /// Sets the content size that layout has found, and keeps the offset within it.
    func setExtent(_ size: CGSize) {
        extent = size
        if boundsOrigin.y > farthest { move(to: CGPoint(x: boundsOrigin.x, y: farthest)) }
    }

    /// Called when the content has moved.
    func didMove() {}

    /// Drags the content as the user does, and notifies the delegate of the beginning, the move and the end.
    package func drag(to offset: CGPoint) {
        isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode != .none { window?.endEditing(true) }
        move(to: reachable(offset))
        isDragging = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    /// Pulls the content down from its top and lets go, as a user does to refresh it.
    ///
    /// - Returns: whether the view has an enabled refresh control.
    func pullToRefresh() -> Bool {
        guard let refreshControl, refreshControl.isEnabled else { return false }
        drag(to: CGPoint(x: 0, y: nearest))
        refreshControl.pull()
        return true
    }

    /// Drags the content by the least distance that shows a rectangle of it, and traces it; returns whether it did.
    ///
    /// It does nothing if the user cannot scroll the view.
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

    /// Returns the offset nearest to another that the user can scroll to.
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

    /// Asks for a layout of the views that are constrained to the view's frame.
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
    // Declared here and for the table's delegate: the compiler does not infer it from the inherited protocol.
    @MainActor
#endif
/// An object that is notified of scrolling; every method has a default, since UIKit's are optional.
public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the user or the app has moved the content.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the user has let go of the content.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when an animated scroll by the app has ended.
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
