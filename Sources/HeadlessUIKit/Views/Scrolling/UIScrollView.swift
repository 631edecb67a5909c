public import Foundation
import StageRuntime

/// A view whose content may be larger; ``contentSize`` or constraints with ``contentLayoutGuide`` set its size.
open class UIScrollView: UIView {
    /// When a scroll lowers the keyboard.
    @nonexhaustive public nonisolated enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// When the user begins to drag.
        case onDrag = 1
        /// When the user drags over the keyboard.
        case interactive = 2
        /// The same; no accessory of the keyboard moves with the scroll.
        case onDragWithAccessory, interactiveWithAccessory
    }

    /// When the safe area insets the content.
    @nonexhaustive public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
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
    /// The recogniser of the finger that scrolls; it never begins, since scripts scroll without it.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
    /// Strong; made when the app asks for it.
    private lazy var scrollPan = ScrollPanRecognizer(of: self)
    /// Whether the user can drag the content even if all of it is visible; `true` in a table.
    open var alwaysBounceVertical = false { didSet { adjustedInsetMayHaveChanged() } }
    /// Whether the user can drag the content sideways even if all of it is visible.
    open var alwaysBounceHorizontal = false { didSet { adjustedInsetMayHaveChanged() } }
    /// Whether the content can be pulled beyond its edges for a moment; without effect here.
    open var bounces = true
    /// Whether a tap on the status bar scrolls to the top; without effect here.
    open var scrollsToTop = true
    /// Whether a drag keeps to the axis in which it begins; without effect here.
    open var isDirectionalLockEnabled = false
    /// Whether the vertical scroll bar shows; without effect here.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll bar shows; without effect here.
    open var showsHorizontalScrollIndicator = true
    /// The colours of the scroll bars.
    @nonexhaustive public nonisolated enum IndicatorStyle: Int, Sendable {
        /// For any background, a light one, a dark one.
        case `default` = 0, black = 1, white = 2
    }
    /// The colours of the scroll bars; without effect here.
    open var indicatorStyle = IndicatorStyle.default
    /// The distances of the vertical scroll bar from the edges, in points; without effect here.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The distances of the horizontal scroll bar from the edges, in points; without effect here.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether drags stop at multiples of the view's size, as a script's do; if so, they end by decelerating.
    open var isPagingEnabled = false
    /// When the safe area insets the content.
    ///
    /// `automatic` is like `scrollableAxes`, but always insets top and bottom of a screen in a container with bars.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }
    /// The control that a pull triggers; `nil` by default; strong, the view owns it.
    open var refreshControl: UIRefreshControl?
    /// Whether the user is dragging the content.
    open private(set) var isDragging = false
    /// Whether a finger is on the content, which is during a drag.
    open var isTracking: Bool { isDragging }
    /// Whether the content moves on after a drag.
    open private(set) var isDecelerating = false
    var zoom = ZoomState()
    private var extent = CGSize.zero
    /// The adjusted inset at the last adjustment of the offset.
    private var knownInset = UIEdgeInsets.zero

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a scroll view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        passesSizeUp = false
    }

    /// The size of the content, in points; if it shrinks, an offset beyond its end moves to the end.
    open var contentSize: CGSize {
        get { extent }
        set { if newValue != extent { setExtent(newValue) } }
    }

    /// How far the content can be scrolled beyond its edges, in points; content at its top stays there.
    open var contentInset = UIEdgeInsets.zero { didSet { adjustedInsetMayHaveChanged() } }
    /// The content inset plus the safe area insets that ``contentInsetAdjustmentBehavior`` adds.
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let area = safeAreaInsets
        guard area != .zero else { return contentInset }
        let isAlways = contentInsetAdjustmentBehavior == .always
        var inset = contentInset
        if isAlways || alwaysBounceVertical || extent.height > placement.height || adjustsForBars {
            inset.top += area.top
            inset.bottom += area.bottom
        }
        if isAlways || alwaysBounceHorizontal || extent.width > placement.width {
            inset.left += area.left
            inset.right += area.right
        }
        return inset
    }

    /// The part of the safe area insets that this view does not add to its content inset.
    override var safeAreaInside: UIEdgeInsets {
        let (own, adjusted) = (contentInset, adjustedContentInset)
        return UIEdgeInsets(
            top: safeArea.top - (adjusted.top - own.top), left: safeArea.left - (adjusted.left - own.left),
            bottom: safeArea.bottom - (adjusted.bottom - own.bottom),
            right: safeArea.right - (adjusted.right - own.right))
    }

    /// Called when ``adjustedContentInset`` has changed; an override calls `super`.
    open func adjustedContentInsetDidChange() {}

    /// Moves the content with its adjusted inset if that has changed, and notifies the delegate.
    private func adjustedInsetMayHaveChanged() {
        let (old, new) = (knownInset, adjustedContentInset)
        guard new != old else { return }
        knownInset = new
        if boundsOrigin.y == -old.top {
            move(to: CGPoint(x: boundsOrigin.x, y: minimumOffsetY))
        } else if boundsOrigin.y > maximumOffsetY {
            move(to: CGPoint(x: boundsOrigin.x, y: maximumOffsetY))
        }
        for view in subviews { view.updateSafeArea() }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Adjusts the inset; an override calls `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    /// The point of the content at the top left corner of the view, in points.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set {
            stopScrolling()
            move(to: newValue)
        }
    }

    /// Moves the content and notifies the delegate, unless it is there already.
    ///
    /// If `animated`, in a window, it lasts 0.3 s, in steps of 0.1 s; then the delegate is notified of the end.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        stopScrolling()
        guard offset != boundsOrigin else { return }
        guard animated else { return move(to: offset) }
        guard Stage.running != nil, window != nil else {
            move(to: offset)
            return UIApplication.afterReturning("scrolling") { [weak self] in self?.scrollHasEnded() }
        }
        animatedScroll = AnimatedScroll(of: self) { _ in offset }
    }

    /// The animated scroll under way; strong, until it ends.
    var animatedScroll: AnimatedScroll?

    /// Does nothing: no scroll bar is drawn.
    open func flashScrollIndicators() {}

    /// Moves the content by the least distance that shows a rectangle of it.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = nearestOffset(showing: rect)
        guard offset != boundsOrigin else { return }
        setContentOffset(reachable(offset, byApp: true), animated: animated)
    }

    /// Places the constrained subviews, and sets the content size if constraints determine it.
    open override func layoutSubviews() {
        placeConstrainedSubviews()
        if let size = constrainedExtent { setExtent(size) } else { adjustedInsetMayHaveChanged() }
    }

    /// The rectangle of the content, in the content's coordinates; constraints with it set the content size.
    open var contentLayoutGuide: UILayoutGuide { ownGuide(Self.contentGuideName) { .scrollContent } }
    /// The rectangle of the view itself, which does not move with the content.
    open var frameLayoutGuide: UILayoutGuide { ownGuide("frameLayoutGuide") { .scrollFrame } }
    private static let contentGuideName = "contentLayoutGuide"

    private var constrainedExtent: CGSize? {
        if let size = pinnedContentSize { return size }
        guard let guide = layout?.ownGuide(Self.contentGuideName) else { return nil }
        return madeEngineWithin?.frame(of: guide)?.size
    }

    /// Returns zero: a scroll view needs no room, whatever its content.
    override func measure(in offer: CGSize) -> CGSize { .zero }
    /// Returns `true`: a scroll view fills excess room in both directions.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { true }

    override var asScrollView: UIScrollView? { self }
    override func moveBounds(to origin: CGPoint) { contentOffset = origin }
    override func makeViewCopy() -> ViewCopy { ViewCopy(UIScrollView(), of: subviews) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.clipped(to: rect) { painter in
            painter.paintSubviews(of: self, in: rect)
            refreshControl?.draw(with: &painter, in: rect)
        }
    }

    var maximumOffsetY: CGFloat {
        let inset = adjustedContentInset
        return max(extent.height + inset.bottom - placement.height, -inset.top)
    }

    var minimumOffsetY: CGFloat { -adjustedContentInset.top }

    /// Whether the user can drag the content, since it is larger than the view or bounces.
    var canBeDragged: Bool {
        if scrollsSideways { return alwaysBounceHorizontal || maximumOffsetX > -adjustedContentInset.left }
        return alwaysBounceVertical || maximumOffsetY > 0 || boundsOrigin.y != minimumOffsetY
    }

    /// Whether users drag the content sideways instead of up and down.
    var scrollsSideways: Bool { false }

    var maximumOffsetX: CGFloat {
        let inset = adjustedContentInset
        return max(extent.width + inset.right - placement.width, -inset.left)
    }

    /// Returns where the content stops after a drag to a point, before the delegate is asked.
    func restingPoint(_ proposed: CGPoint) -> CGPoint { proposed }

    func setExtent(_ size: CGSize) {
        let isOther = size != extent
        extent = size
        adjustedInsetMayHaveChanged()
        move(to: CGPoint(x: min(boundsOrigin.x, max(maximumOffsetX, 0)), y: min(boundsOrigin.y, maximumOffsetY)))
        if isOther { tellObservers(of: "contentSize") }
    }

    /// Drags the content as the user does, and notifies the delegate of the start, the move and the end.
    package func drag(to offset: CGPoint) {
        stopScrolling()
        isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode != .none { window?.endEditing(true) }
        let (start, end) = (boundsOrigin, reachable(offset))
        // A finger moves the content bit by bit, and the delegate hears of each move.
        for part in [1.0 / 3, 2.0 / 3] {
            move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        move(to: reachable(offset))
        var target = restingPoint(boundsOrigin)
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        let goesOn = isPagingEnabled || target != boundsOrigin
        isDragging = false
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard goesOn else { return }
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        move(to: target)
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Drags by the least distance that shows a rectangle, if the user can scroll; returns whether it moved.
    func dragIntoView(_ rect: CGRect, naming name: () -> String) -> Bool {
        guard isScrollEnabled, isUserInteractionEnabled else { return false }
        let offset = nearestOffset(showing: rect)
        var target = boundsOrigin
        if scrollsSideways { target.x = offset.x } else { target.y = offset.y }
        guard target != boundsOrigin, reachable(target) != boundsOrigin else { return false }
        drag(to: target)
        Stage.running?.trace.record("scrolled into view", .screen, [.init("element", name())])
        return true
    }
}
