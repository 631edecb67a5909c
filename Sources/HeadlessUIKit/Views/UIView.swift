public import Foundation

/// A rectangle of the screen that owns its subviews; UIKit's names and rules, no pixels.
open class UIView: UIResponder {
    // MARK: Hierarchy

    /// The view above, which owns this one and clears this before it goes, so that it need not be counted.
    open internal(set) unowned(unsafe) var superview: UIView?
    /// The views below, back to front; strong, a view owns its subviews.
    open internal(set) var subviews: [UIView] = []
    /// The controller whose root view this is; weak, for an app's controller may still use its view while it goes.
    package internal(set) weak var controller: UIViewController?
    /// A number by which to find the view.
    open var tag = 0

    /// The window at the top of the hierarchy.
    open var window: UIWindow? { nearestWindow }

    /// The controller whose root view this is, else the superview.
    open override var next: UIResponder? { controller ?? superview }

    /// The window that the view is in; `nil` outside of one, where it cannot become first responder.
    package override var responderWindow: UIWindow? { window }

    // MARK: Appearance

    /// Whether the view and all below are not shown.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { fade(wasOnDisplay: alpha > Self.leastVisibleAlpha) } else { isFading = false }
            visibilityDidChange()
        }
    }
    /// How opaque the view and all below are, from 0 to 1; at most 0.01 is not on screen.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { alphaDidChange(from: oldValue) } } }
    /// Whether the view takes touches; without them a touch goes to what lies behind.
    open var isUserInteractionEnabled = true
    /// Whether the view and all below are light or dark whatever the user prefers; as what they lie in if unspecified.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set {
            guard newValue != ownStyle else { return }
            let previous = traitCollection
            ownStyle = newValue
            appearanceDidChange(from: previous, to: newValue)
        }
    }
    /// What ``overrideUserInterfaceStyle`` stands in.
    private var ownStyle = UIUserInterfaceStyle.unspecified
    /// What the view is filled with.
    open var backgroundColor: UIColor?

    /// The colour of what can be acted on; the superview's if not set.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownTintColor = newValue }
    }
    /// The colour set for this very view.
    var ownTintColor: UIColor?

    /// Whether an animation that takes the view off the screen is under way; until its end the user still sees it.
    var isFading = false
    /// How many animations that make the view fade have not ended.
    var fadesUnderWay = 0
    /// Whether the view itself, apart from what is above it, is on screen; a view that fades out is until the end.
    var isOnDisplay = true

    // MARK: Geometry

    /// Where the view lies in its superview, as laid out last, and the point of its own coordinates at its top left.
    var (placement, boundsOrigin) = (CGRect.zero, CGPoint.zero)
    /// The size that fitted last, with the size it was to fit in; `nil` when the content asks for another.
    var knownFit: (offer: CGSize, size: CGSize)?
    /// Whether the frame is the app's or the superview's, and not that of constraints; a stack view sets it to `false`.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placingDidChange() } }
    }
    /// The state of Auto Layout; `nil` for a view that has nothing to do with it.
    var layout: ViewLayout?
    /// Whether constraints are, or were, about the view or something in it, and whether an engine has, or had, it.
    var (constraintsInTree, isLayoutItem) = (false, false)
    /// Whether ``updateConstraints()`` is to be called, here and somewhere below.
    var (needsConstraintUpdate, constraintUpdatesBelow) = (false, false)
    /// Whether the view's subviews are to be laid out, and those of some view below.
    var (needsLayout, subtreeNeedsLayout) = (true, false)
    /// Whether the view's size depends on what is in it, so that a change there goes up; stored: the way up is long.
    var passesSizeUp = true
    /// What of the view changes when its superview's size does; nothing by itself.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the subviews follow the view's size, as their autoresizing masks say.
    open var autoresizesSubviews = true
    /// The margins for content, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { if layoutMargins != oldValue { marginsDidChange() } }
    }

    // MARK: Accessibility

    /// Whether assistive technologies see the view as one thing, and nothing below it.
    open var isAccessibilityElement = false {
        didSet { if isAccessibilityElement != oldValue { invalidateScreen() } }
    }
    /// The name by which tests find the view; users never hear it.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { invalidateScreen() } }
    }
    /// What the view is called to a user.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { invalidateScreen() } } }
    /// What the view holds, to a user.
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { invalidateScreen() } } }
    /// What acting on the view does, to a user.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { invalidateScreen() } } }
    /// What kind of thing the view is, to a user.
    open var accessibilityTraits: UIAccessibilityTraits = .none {
        didSet { if accessibilityTraits != oldValue { invalidateScreen() } }
    }
    /// Whether nothing in the view is seen by assistive technologies.
    open var accessibilityElementsHidden = false {
        didSet { if accessibilityElementsHidden != oldValue { invalidateScreen() } }
    }
    /// Whether nothing beside the view is seen by assistive technologies.
    open var accessibilityViewIsModal = false {
        didSet { if accessibilityViewIsModal != oldValue { visibilityDidChange() } }
    }
    /// The subviews in the order in which they are read, if that is not their own; strong, as in UIKit.
    open var accessibilityElements: [UIView]? { didSet { invalidateScreen() } }

    // MARK: Caches

    /// What the view and all below contribute to the screen, `nil` after a change; it holds no view strongly.
    var fragment: ScreenFragment?
    /// Whether something above has taken this view's state into account, so that a change must go up.
    var isTakenUp = false
    /// The screen with this view at its root, kept until something changes.
    var cachedScreen: Screen?
    /// Whether the screen with this view at its root was asked for since it was taken out of a superview last.
    var isScreenRoot = false
    /// Whether the view's scene has left for good and is watched, so that a change of the view is a defect.
    var isGone = false
    /// Whether the view wants to hear that it gets into a window or out of it, and whether some view below does.
    var (hearsOfWindow, passesWindowOn) = (true, false)

    /// The recognisers of gestures and the layer, which few views have.
    var extras: ViewExtras?

    // MARK: Making

    /// Makes a view with a frame, in points of its superview.
    public init(frame: CGRect) {
        super.init()
        hearsOfWindow = !Self.ignoresWindow(type(of: self))
        needsConstraintUpdate = hearsOfWindow
        if frame.origin != .zero || frame.size != .zero { self.frame = frame }
    }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a view without a size; what lays it out gives it one.
    public convenience override init() { self.init(frame: .zero) }
    #if PHONE
        isolated deinit { letGo() }
    #else
        deinit { letGo() }
    #endif
    // MARK: For subclasses

    /// Tells that a subview has been added.
    open func didAddSubview(_ subview: UIView) {}
    /// Tells that a subview is about to go.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Tells that the view is about to get another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Tells that the view has another superview, or none.
    open func didMoveToSuperview() {}
    /// Tells that the view is about to get into another window, or none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Tells that the view is in another window, or none.
    open func didMoveToWindow() {}

    /// Places the subviews that constraints place; a subclass may place its own.
    open func layoutSubviews() { placeConstrainedSubviews() }
    /// Changes constraints before a layout, if that is due; an override calls `super` at its end.
    open func updateConstraints() {}
    /// Returns the size that constraints ask for, as near to a target as the priorities say, in points.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// The size that the view's own content asks for, in points; `noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Returns the farthest view, in front, that takes a touch at a point of this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { defaultHitTest(point, with: event) }
    /// Returns whether a point of the view's own coordinates lies in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns the size that fits the view best, in points, within `size`; a plain view's own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { defaultSizeThatFits(size) }

    // MARK: For layout
    func textSizeDidChange() {}
    func surroundingsDidChange() {}
    /// Returns the size that the view asks for in a stack that offers so much.
    func measure(in offer: CGSize) -> CGSize { defaultMeasure(in: offer) }
    /// The size that the content asks for if it is so wide, `nil` for any width; `noIntrinsicMetric` if for none.
    func contentSize(atWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
    /// Whether the height that the content asks for depends on the width.
    var contentDependsOnWidth: Bool { false }
    /// How far the first baseline is below the top, and the last one above the bottom; `nil` without text.
    var baselines: (first: CGFloat, last: CGFloat)? { nil }
    /// Notes that a subview has come or gone.
    func subviewsDidChange() { invalidateIntrinsicContentSize() }
    /// Gives the view's own coordinates another origin; a scroll view moves its content.
    func moveBounds(to origin: CGPoint) { boundsOrigin = origin }
    /// Whether room that is left over along an axis goes to the view.
    package func stretches(along axis: NSLayoutConstraint.Axis) -> Bool {
        let size = intrinsicContentSize
        return (axis == .horizontal ? size.width : size.height) == Self.noIntrinsicMetric
    }
    /// Whether the view lays a subview out beside the others, so that they never lie over each other.
    func placesApart(_ subview: UIView) -> Bool { false }
    /// Whether the view lays out all its subviews beside each other.
    var placesAllApart: Bool { false }

    // MARK: What the screen shows of it; a view of another kind overrides what it needs

    /// What the view is to a user; `nil` if it is no element of its own.
    package var elementRole: ElementRole? { extras?.role ?? plainRole }
    /// The element's label.
    package var elementLabel: String? { accessibilityLabel }
    /// The element's value.
    package var elementValue: String? { accessibilityValue }
    /// The element's identifier.
    package var elementIdentifier: String? { accessibilityIdentifier }
    /// The element's states.
    package var elementStates: ElementStates { statesByTraits }
    /// The subviews in reading order, hidden ones included, where the app names no order of its own.
    package var childrenInOrder: [UIView] { subviews }
    /// What users call the bar of a container that the view is; `nil` for any other view.
    ///
    /// A bar is read first and covers nothing.
    package var barName: String? { nil }
    /// Whether what lies in the view is seen by assistive technologies although the view is an element.
    var hasElementsInside: Bool { false }
    /// Whether the view's label is a part of the label of the row that it lies in, instead of an element there.
    var joinsRowLabel: Bool { false }
    /// Draws what is in the view, above its background; `rect` is where it lies in the picture.
    func draw(with painter: inout ScreenPainter, in rect: CGRect) { painter.paintSubviews(of: self, in: rect) }

    // MARK: What a user can do with it

    /// Whether the view can be used now, with what lies in it; a control may be disabled.
    var isUsable: Bool { true }
    /// Whether the view takes no touches unless the app says otherwise, so that they go to what it lies in.
    var letsTouchesThrough: Bool { false }
    /// Whether a finger hits the view within 44 points either way, whatever its size.
    var hasStandardHitArea: Bool { false }
    /// Does what a tap on the view does; tells whether it took the tap.
    func takeTouch() -> Bool { recognizeTap() }
    /// Whether the view is on or off, for one that a user switches; `nil` for any other.
    var switchState: Bool? { nil }
    /// What the user can choose in the view; `nil` if it offers no choice.
    var choices: [Choice]? { nil }
    /// The view as one that scrolls; `nil` for any other.
    var asScrollView: UIScrollView? { nil }
    /// The view as a list of rows; `nil` for any other.
    var asRowList: (any RowList)? { nil }

    /// Called when a user of assistive technologies asks for more of an adjustable element: override it.
    open func accessibilityIncrement() {}
    /// Called when a user of assistive technologies asks for less of an adjustable element: override it.
    open func accessibilityDecrement() {}

    // MARK: What the audit asks
    /// Whether a tap on the view, an element of that role, does something, or is meant to.
    func isActionable(as role: ElementRole) -> Bool { role.isActionable }
    /// Whether the view acts when it is touched, whatever assistive technologies are told.
    var actsWhenTouched: Bool { !tapRecognizers.isEmpty }
    /// Whether the view is a control, which is never a mere text.
    var isControl: Bool { false }
    /// The text that the view shows and that could be too long for it; a field scrolls its own.
    var shownText: ShownText? { nil }
    /// Whether text in a colour of the view's is seen in it.
    var showsText: Bool { shownText != nil }
    /// The colour that the app has given to the view's text; `nil` if it is UIKit's own.
    var declaredTextColor: UIColor? { nil }
    /// What the view is filled with as far as text in it goes.
    var paintedColor: UIColor? { backgroundColor }
    /// Whether the view shows a picture, which nobody knows the colours of.
    var showsPicture: Bool { false }
    /// Whether the text in the view is the system's, such as that of a bar, and no business of the app's.
    var showsSystemText: Bool { isBar }
    /// Returns an empty view that is laid out, and asks for room, as this one does, and what to copy into it.
    func makeLayoutTwin() -> LayoutTwin { LayoutTwin(of: self) }
}
