public import Foundation

/// A rectangle of the screen that owns its subviews; UIKit's names and rules, no pixels.
open class UIView: UIResponder {
    // MARK: Hierarchy
    /// The view above; unowned, since it owns this view; it clears this before its release; unsafe to save counting.
    public internal(set) unowned(unsafe) var superview: UIView?
    /// The views below, from back to front; strong, a view owns its subviews.
    public internal(set) var subviews: [UIView] = []
    /// The controller whose root view this is; weak, since an app's controller may use its view during its release.
    package internal(set) weak var controller: UIViewController?
    /// A number for the app.
    open var tag = 0
    /// The window at the top of the hierarchy.
    open var window: UIWindow? { nearestWindow }
    /// The controller whose root view this is, or else the superview.
    open override var next: UIResponder? { controller ?? superview }
    /// The window of the view; outside a window it cannot become first responder.
    package override var responderWindow: UIWindow? { window }

    // MARK: Appearance

    /// Whether the view and all below are hidden.
    open var isHidden = false { didSet { if isHidden != oldValue { hiddenDidChange() } } }
    /// The opacity of the view and all below, from 0 to 1; below 0.01 they are invisible.
    open var alpha: CGFloat = 1 { didSet { alpha = limitedAlpha(after: oldValue) } }
    /// Whether the view receives touches; if not, a touch goes to the views behind it.
    open var isUserInteractionEnabled = true
    /// The colour of the background.
    open var backgroundColor: UIColor? { didSet { AnimationState.noteChange(.background, of: self) } }
    /// The colour of controls; the superview's if not set.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { changeTint(to: newValue) }
    }
    var ownTintColor: UIColor?
    /// Whether the user still sees the view until animations that hide it end, and the number of these animations.
    var (isFading, fadesUnderWay) = (false, 0)
    /// Whether the view is visible, disregarding the views above it; a fading view is visible until the end.
    var isOnDisplay = true

    // MARK: Geometry

    /// The view's rectangle in its superview, with its transform, in points; constraints of the view override it.
    open var frame: CGRect {
        get { transformInSuperview.map(placement.applying) ?? placement }
        set { place(placement(forFrame: newValue)) }
    }
    /// The view's rectangle in its own coordinates; a scroll view's origin is its content offset.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: placement.size) }
        set { setBounds(newValue) }
    }
    /// Whether the class may override ``bounds``, through which each new size is then set; not so for plain classes.
    var mayOverrideBounds = false
    /// The view's frame in its superview, without its transform, and the point of its own coordinates at its top left.
    var placement = CGRect.zero
    var boundsOrigin = CGPoint.zero
    /// The last measured size, with the size that was offered; `nil` once the content has changed.
    var cachedFittingSize: (offer: CGSize, size: CGSize)?
    /// Whether the app or the superview sets the frame, not constraints; a stack view sets this to `false`.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placingDidChange() } }
    }
    /// The Auto Layout state; `nil` for a view without one.
    var layout: ViewLayout?
    /// Whether the view or something in it has, or had, constraints, and whether the view is, or was, in an engine.
    var (constraintsInTree, isLayoutItem) = (false, false)
    /// Whether ``updateConstraints()`` is due for the view, and for a view below.
    var (needsConstraintUpdate, constraintUpdatesBelow) = (false, false)
    /// Whether the view's subviews need a layout, and those of a view below.
    var (needsLayout, subtreeNeedsLayout) = (true, false)
    /// The safe area's distances from the edges, in points, and whether the subviews may have to be updated.
    var (safeArea, hasPassedSafeArea) = (UIEdgeInsets.zero, false)
    /// Whether the view's size depends on its contents, so that their changes matter to the views above; cached.
    var passesSizeUp = true
    /// The parts of the view's position that change with its superview's size; none by default.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews follow the view's size by their autoresizing masks.
    open var autoresizesSubviews = true
    /// The margins for content, in points, including the safe area and the superview's margins if these are added.
    open var layoutMargins: UIEdgeInsets {
        get { marginsInSafeArea }
        set { ownMargins = newValue }
    }

    // MARK: Accessibility

    /// Whether the view is one element for assistive technologies, which ignore the views below it.
    open var isAccessibilityElement = false {
        didSet { if isAccessibilityElement != oldValue { invalidateScreen() } }
    }
    /// The name by which tests find the view; users never see or hear it.
    open var accessibilityIdentifier: String? { didSet { invalidateScreen() } }
    /// The view's name for users, as VoiceOver reads it.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { invalidateScreen() } } }
    /// The view's value for users, as VoiceOver reads it.
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { invalidateScreen() } } }
    /// What using the view does, as VoiceOver reads it.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { invalidateScreen() } } }
    /// The traits of the view for users of assistive technologies.
    open var accessibilityTraits: UIAccessibilityTraits = .none {
        didSet { if accessibilityTraits != oldValue { invalidateScreen() } }
    }
    /// Whether the view's contents are hidden from assistive technologies.
    open var accessibilityElementsHidden = false { didSet { invalidateScreen() } }
    /// Whether the views beside this one are hidden from assistive technologies.
    open var accessibilityViewIsModal = false {
        didSet { if accessibilityViewIsModal != oldValue { visibilityDidChange() } }
    }
    /// The views to read, in order, if that is not the order of the subviews; other objects are ignored.
    open var accessibilityElements: [Any]? { didSet { withExtendedLifetime(oldValue) { invalidateScreen() } } }

    // MARK: Caches
    /// The reference for objects that must not keep the view alive; `nil` until one needs it.
    var knownReference: ViewReference?
    /// The elements that the view and all below add to the screen, `nil` after a change; it holds no view strongly.
    var fragment: ScreenFragment?
    /// Whether a view above has read this view's elements, so that a change here must drop its cache.
    var isReadFromAbove = false
    /// The cached screen with this view at its root.
    var cachedScreen: Screen?
    /// Whether this screen was needed since the view was last removed from a superview.
    var isScreenRoot = false
    /// Whether the view's scene has left for good, so that a change of the view is reported as a defect.
    var isWatchedAfterLeaving = false
    /// Whether the view, and a view below, must be notified of its window.
    var observesWindow = true
    var subtreeObservesWindow = false
    /// Whether ``draw(_:)`` is due, and whether that of a view below, or of its layer, is.
    var (needsDrawing, drawsBelow) = (false, false)
    /// The gesture recognisers, the layer and other properties that few views have.
    var extras: ViewExtras?

    // MARK: Making

    /// Makes a view with a frame, in points of its superview.
    public init(frame: CGRect) {
        super.init()
        observesWindow = !Self.ignoresWindow(type(of: self))
        (needsConstraintUpdate, needsDrawing) = (observesWindow, observesWindow)
        if frame.origin != .zero || frame.size != .zero { place(frame) }
        mayOverrideBounds = observesWindow
    }
    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a view without a size, which layout sets.
    public convenience override init() { self.init(frame: .zero) }
    #if PHONE
        isolated deinit { clearReferences() }
    #else
        deinit { clearReferences() }
    #endif
    // MARK: For subclasses

    /// The class of the view's layer: `CALayer`, `CAGradientLayer` or `CAShapeLayer`.
    open class var layerClass: AnyClass { CALayer.self }
    /// Draws the view's contents, at the end of a layout, when it is first on screen and after ``setNeedsDisplay()``.
    open func draw(_ rect: CGRect) {}
    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view gets another superview or none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has got another superview or none.
    open func didMoveToSuperview() {}
    /// Called before the view enters another window or leaves its window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view has entered another window or left its window.
    open func didMoveToWindow() {}
    /// Called when a trait has changed.
    @available(*, deprecated, message: "Use the trait change registration APIs of UITraitChangeObservable")
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when the safe area of the view has changed.
    open func safeAreaInsetsDidChange() {}
    /// The insets of the safe area that remain for the subviews, in points.
    var safeAreaInside: UIEdgeInsets { safeArea }
    /// Called when the margins of the view have changed.
    open func layoutMarginsDidChange() {}
    /// Called when the tint of the view was changed, here or on a view above.
    open func tintColorDidChange() {}
    /// Places the constrained subviews; a subclass may place others.
    open func layoutSubviews() { placeConstrainedSubviews() }
    /// Changes constraints before a layout, if that is due; an override ends with a call of `super`.
    open func updateConstraints() {}
    /// Returns the size that constraints need, as near to a target as the priorities require, in points.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// The size of the view's content, in points; `noIntrinsicMetric` for a length that it does not have.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Whether the class needs constraints for its layout; `false` by default, and without effect here.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Returns whether a recogniser may recognise a gesture on the view; `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns the frontmost, deepest view that receives a touch at a point of this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { defaultHitTest(point, with: event) }
    /// Returns whether a point of the view's own coordinates is in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Returns the size, in points, in which the view fits best within `size`; by default its content's or its own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { defaultSizeThatFits(size) }

    // MARK: For layout
    func textSizeDidChange() {}
    /// Returns the size that the view needs in a stack that offers a size.
    func measure(in offer: CGSize) -> CGSize { defaultMeasure(in: offer) }
    /// Returns the size of the content at a width, `nil` for any; `noIntrinsicMetric` for a missing length.
    func contentSize(atWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
    var contentDependsOnWidth: Bool { false }
    /// The distance of the first baseline from the top, and of the last one from the bottom; `nil` without text.
    var baselines: (first: CGFloat, last: CGFloat)? { nil }
    func subviewsDidChange() { invalidateIntrinsicContentSize() }
    /// Changes the origin of the view's own coordinates; a scroll view moves its content.
    func moveBounds(to origin: CGPoint) { boundsOrigin = origin }
    /// Returns whether the view fills excess room along an axis.
    package func stretches(along axis: NSLayoutConstraint.Axis) -> Bool {
        let size = intrinsicContentSize
        return (axis == .horizontal ? size.width : size.height) == Self.noIntrinsicMetric
    }
    /// Returns whether the view lays a subview out beside its siblings, without overlaps.
    func placesApart(_ subview: UIView) -> Bool { false }
    /// Whether the view lays all subviews out beside each other, without overlaps.
    var placesAllApart: Bool { false }

    // MARK: What the screen shows of it
    /// The element's role; `nil` if the view is no element.
    package var elementRole: ElementRole? { extras?.role ?? plainRole }
    /// The element's label.
    package var elementLabel: String? { accessibilityLabel }
    /// The element's value.
    package var elementValue: String? { accessibilityValue }
    /// The element's identifier.
    package var elementIdentifier: String? { accessibilityIdentifier }
    /// The element's states.
    package var elementStates: ElementStates { statesByTraits }
    /// The subviews in reading order, including hidden ones, if the app sets no order.
    package var childrenInOrder: [UIView] { subviews }
    /// What users call the view if it is a container's bar, which is read first; `nil` for any other view.
    package var barName: String? { nil }
    /// Whether assistive technologies also see the views inside, although the view itself is an element.
    var hasElementsInside: Bool { false }
    /// Whether the view's label is a part of its row's label, and the view no element in the row.
    var isPartOfRowLabel: Bool { false }
    /// Draws the view's contents above its background; `rect` is the view's rectangle in the picture.
    func draw(with painter: inout ScreenPainter, in rect: CGRect) { painter.paintSubviews(of: self, in: rect) }

    // MARK: What a user can do with it
    /// Whether the view and the views in it can be used now; a control may be disabled.
    var isUsable: Bool { true }
    /// Whether the view passes touches to the view around it by default.
    var letsTouchesThrough: Bool { false }
    /// Whether a touch within 44 points hits the view, even if it is smaller.
    var hasStandardHitArea: Bool { false }
    /// Acts for a tap on the view; returns whether it has handled the tap.
    func takeTouch() -> Bool { recognizeTap() }
    var switchState: Bool? { nil }
    var choices: [Choice]? { nil }
    var asWindow: UIWindow? { nil }
    var asScrollView: UIScrollView? { nil }
    var asRowList: (any RowList)? { nil }
    /// Called when a user of assistive technologies increments an adjustable element; an override changes the value.
    open func accessibilityIncrement() {}
    /// Called when a user of assistive technologies decrements an adjustable element; an override changes the value.
    open func accessibilityDecrement() {}
    /// Called when a user of assistive technologies activates the view, which is tapped if this returns `false`.
    open func accessibilityActivate() -> Bool { false }

    // MARK: What the audit asks
    /// Returns whether the view, as an element of the role, handles a tap or looks as if it did.
    func isActionable(as role: ElementRole) -> Bool { role.isActionable }
    /// Whether the view acts when touched, even if it is hidden from assistive technologies.
    var actsWhenTouched: Bool { isUserInteractionEnabled && !tapRecognizers.isEmpty }
    var isControl: Bool { false }
    /// The view's text, if it may be too long; `nil` for a field, which scrolls its text.
    var shownText: ShownText? { nil }
    var showsText: Bool { shownText != nil }
    /// The app's colour of the view's text; `nil` for UIKit's.
    var declaredTextColor: UIColor? { nil }
    /// The colour on which the view's text is drawn.
    var paintedColor: UIColor? { backgroundColor }
    /// Whether the view shows an image, whose colours are unknown.
    var showsPicture: Bool { false }
    /// Whether the system, not the app, determines the looks of text in the view, as in a bar.
    var showsSystemText: Bool { isBar }
    /// Returns an empty view with the same layout and size, and the subviews to copy into it.
    func makeViewCopy() -> ViewCopy { ViewCopy(of: self) }
}
