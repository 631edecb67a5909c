public import Foundation

/// A rectangle of the screen with subviews; UIKit's names and rules, no pixels.
///
/// ```
/// UIWindow ──owns──> UIView ──owns──> subviews …
///                      │ superview: an Uplink, not counted        controller: weak, it owns its root view
/// ```
open class UIView: UIResponder {
    // MARK: Hierarchy

    /// What ``above`` stands in.
    var superlink = Uplink<UIView>()
    /// The view above, which owns this one.
    public var superview: UIView? { above }
    /// The views below, back to front; strong, a view owns its subviews.
    public var subviews: [UIView] { below }
    /// The views below, back to front; strong, a view owns them; ``changeBelow(_:)`` changes them.
    private(set) var below: [UIView] = []
    /// What ``controller`` stands in; weak, for an app's controller may still use its view while it goes.
    weak var manager: UIViewController?
    /// A number by which to find the view.
    open var tag = 0

    /// The window at the top of the hierarchy.
    open var window: UIWindow? { nearestWindow }

    /// The controller whose root view this is, else the superview.
    open override var next: UIResponder? { controller ?? above }

    /// The window that the view is in; `nil` outside of one, where it cannot become first responder.
    package override var responderWindow: UIWindow? { window }

    // MARK: Appearance

    /// Whether the view and all below are not shown.
    open var isHidden: Bool {
        get { hides }
        set {
            guard newValue != hides else { return }
            hides = newValue
            if newValue { fade(wasOnDisplay: alpha > Self.leastVisibleAlpha) } else { isFading = false }
            visibilityDidChange()
        }
    }
    /// How opaque the view and all below are, from 0 to 1; at most 0.01 is not on screen.
    open var alpha: CGFloat {
        get { opacity }
        set {
            let oldValue = opacity
            guard newValue != oldValue else { return }
            opacity = newValue
            alphaDidChange(from: oldValue)
        }
    }
    /// What these properties stand in; apart, as others here: an open property that is stored is checked at each look.
    private var (hides, opacity, takesInput): (Bool, CGFloat, Bool) = (false, 1, true)
    /// What ``autoresizingMask`` stands in.
    private var resizing: AutoresizingMask = []

    /// Whether the view takes touches; without them a touch goes to what lies behind.
    open var isUserInteractionEnabled: Bool {
        get { takesInput }
        set { takesInput = newValue }
    }
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

    /// Where the view lies in its superview, in points, as laid out last.
    var placement = CGRect.zero
    /// The point of the view's own coordinates at its top left corner.
    var boundsOrigin = CGPoint.zero
    /// Whether the app has set the frame itself, so that layout leaves it alone.
    var hasOwnFrame = false
    /// The size that fitted last, with the size it was to fit in; `nil` when the content asks for another.
    var knownFit: (offer: CGSize, size: CGSize)?
    /// Whether the view's subviews are to be laid out.
    var needsLayout = true
    /// Whether subviews of some view below are to be laid out.
    var subtreeNeedsLayout = false
    /// Whether the view's size depends on what is in it, so that a change there goes up; stored: the way up is long.
    var passesSizeUp = true
    /// What changes with the superview's size; with both, the view fills its superview.
    open var autoresizingMask: AutoresizingMask {
        get { resizing }
        set { resizing = newValue }
    }
    /// The margins for content, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { if layoutMargins != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: Accessibility

    /// Whether assistive technologies see the view as one thing, and nothing below it.
    open var isAccessibilityElement: Bool {
        get { facts.isElement }
        set {
            guard newValue != facts.isElement else { return }
            facts.isElement = newValue
            invalidateScreen()
        }
    }
    /// The name by which tests find the view; users never hear it.
    open var accessibilityIdentifier: String? {
        get { facts.identifier }
        set {
            guard newValue != facts.identifier else { return }
            facts.identifier = newValue
            invalidateScreen()
        }
    }
    /// What the view is called to a user.
    open var accessibilityLabel: String? {
        get { facts.label }
        set {
            guard newValue != facts.label else { return }
            facts.label = newValue
            invalidateScreen()
        }
    }
    /// What the view holds, to a user.
    open var accessibilityValue: String? {
        get { facts.value }
        set {
            guard newValue != facts.value else { return }
            facts.value = newValue
            invalidateScreen()
        }
    }
    /// What acting on the view does, to a user.
    open var accessibilityHint: String? {
        get { facts.hint }
        set {
            guard newValue != facts.hint else { return }
            facts.hint = newValue
            invalidateScreen()
        }
    }
    /// What kind of thing the view is, to a user.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { facts.traits }
        set {
            guard newValue != facts.traits else { return }
            facts.traits = newValue
            invalidateScreen()
        }
    }
    /// Whether nothing in the view is seen by assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { facts.hidesElements }
        set {
            guard newValue != facts.hidesElements else { return }
            facts.hidesElements = newValue
            invalidateScreen()
        }
    }
    /// Whether nothing beside the view is seen by assistive technologies.
    open var accessibilityViewIsModal: Bool {
        get { facts.isModal }
        set {
            guard newValue != facts.isModal else { return }
            facts.isModal = newValue
            visibilityDidChange()
        }
    }
    /// The subviews in the order in which they are read, where that is not their own; strong, as in UIKit.
    open var accessibilityElements: [UIView]? {
        get { facts.elements }
        set {
            facts.elements = newValue
            invalidateScreen()
        }
    }
    /// What the properties above stand in.
    var facts = AccessibilityFacts()

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
    /// What elements know the view by, made with the first; strong, it does not hold the view.
    var knownHandle: ViewHandle?
    /// Whether the view wants to hear that it gets into a window or out of it, and whether some view below does.
    var (hearsOfWindow, passesWindowOn) = (true, false)

    // MARK: Making

    /// Makes a view; a frame that is not zero is the app's own, which layout leaves alone.
    public init(frame: CGRect) {
        super.init()
        hearsOfWindow = !Self.ignoresWindow(type(of: self))
        if frame.origin != .zero || frame.size != .zero { self.frame = frame }
    }

    /// Makes a view whose frame comes from layout.
    public convenience override init() { self.init(frame: .zero) }

    deinit {
        below.forEach { $0.superlink = Uplink() }
        knownHandle?.view = nil
    }

    // MARK: Links

    /// Changes the views below.
    ///
    /// They are taken out meanwhile, so that no access lasts while other code runs: reading ``below`` needs no check.
    @inline(__always) func changeBelow(_ change: (inout [UIView]) -> Void) {
        var views = exchange(&below, with: [])
        change(&views)
        _ = exchange(&below, with: views)
    }

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

    /// Places the subviews, by the rules of ``UIView/layoutIfNeeded()``; a subclass may place its own.
    open func layoutSubviews() { layoutByDefault() }

    /// The size that the view's own content asks for, in points; `noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Returns the size that fits the view best, in points, within `size`.
    open func sizeThatFits(_ size: CGSize) -> CGSize { defaultSizeThatFits(size) }

    // MARK: For layout

    /// Notes that text is of another size.
    func textSizeDidChange() {}

    /// Notes that the view has another window or other traits.
    func surroundingsDidChange() {}

    /// Notes that a subview has come or gone.
    func subviewsDidChange() { invalidateIntrinsicContentSize() }

    // MARK: What the screen shows of it

    /// What the view is to a user; `nil` where it is no element of its own.
    package var elementRole: ElementRole? {
        isAccessibilityElement || accessibilityIdentifier != nil ? roleByTraits ?? .text : nil
    }
    /// The element's label.
    package var elementLabel: String? { accessibilityLabel }
    /// The element's value.
    package var elementValue: String? { accessibilityValue }
    /// The element's identifier.
    package var elementIdentifier: String? { accessibilityIdentifier }
    /// The element's states.
    package var elementStates: ElementStates { statesByTraits }
    /// The subviews in reading order, hidden ones included, where the app names no order of its own.
    package var childrenInOrder: [UIView] { below }
    /// Whether the view is a bar of a container, which is read first and covers nothing.
    package var isBar: Bool { false }
    /// Whether room that is left over along an axis goes to the view.
    package func stretches(along axis: NSLayoutConstraint.Axis) -> Bool {
        let size = intrinsicContentSize
        return (axis == .horizontal ? size.width : size.height) == Self.noIntrinsicMetric
    }
}
