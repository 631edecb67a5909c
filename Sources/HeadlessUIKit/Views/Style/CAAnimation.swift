public import Foundation

/// An animated change of a layer, timed by the stage's clock; pictures show the layer's own values meanwhile.
open class CAAnimation: NSObject {
    /// The duration in seconds of virtual time; 0 for that of the transaction, a quarter of a second.
    open var duration: CFTimeInterval = 0
    /// When it begins; stored only.
    open var beginTime: CFTimeInterval = 0
    /// The position in it at which it begins; stored only.
    open var timeOffset: CFTimeInterval = 0
    /// The speed of its time.
    open var speed: Float = 1
    /// How often it runs; 0 is once, infinity until it is removed.
    open var repeatCount: Float = 0
    /// How long it is repeated, in seconds; 0 to repeat it as often as ``repeatCount`` says.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it then runs backwards, for the same duration.
    open var autoreverses = false
    /// What is visible before and after it; stored only.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the layer drops it when it ends.
    open var isRemovedOnCompletion = true
    /// How its speed changes; stored only.
    open var timingFunction: CAMediaTimingFunction?
    /// Notified when it starts and stops; strong, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)? { didSet { withExtendedLifetime(oldValue) {} } }

    /// Makes an animation of nothing.
    public override init() {}
    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Returns the duration with all repeats, in seconds; `nil` if it never ends by itself.
    ///
    /// - Parameter duration: the duration if the animation has none of its own.
    func span(orElse duration: CFTimeInterval) -> CFTimeInterval? {
        guard speed > 0 else { return nil }
        let once = (self.duration > 0 ? self.duration : duration) * (autoreverses ? 2 : 1)
        let count = repeatCount > 0 ? Double(repeatCount) : 1
        let whole = repeatDuration > 0 ? repeatDuration : once * count
        return whole.isFinite ? UIView.span(whole / Double(speed)) : nil
    }
}

/// Notified when an animation starts and stops.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when the animation starts, after the running calls have returned.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended, with `false` if it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    /// The property, such as `opacity` or `strokeEnd`.
    open var keyPath: String?
    /// Whether its values are added to the layer's own; stored only.
    open var isAdditive = false
    /// Whether each repeat begins where the one before ended; stored only.
    open var isCumulative = false

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation of one property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; stored only.
    open var fromValue: Any? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The value at the end; stored only.
    open var toValue: Any? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The change of the value; stored only.
    open var byValue: Any? { didSet { withExtendedLifetime(oldValue) {} } }
}

/// Animations that start together and end with the group.
open class CAAnimationGroup: CAAnimation {
    /// The animations; stored only: as in Core Animation, their delegates are not notified.
    open var animations: [CAAnimation]? { didSet { withExtendedLifetime(oldValue) {} } }
}

/// What is visible of an animation before and after it.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its last value after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How the speed of an animation changes; stored only.
open class CAMediaTimingFunction: NSObject {
    /// Makes a function by its name.
    public convenience init(name: CAMediaTimingFunctionName) { self.init(controlPoints: 0.25, 0.1, 0.25, 1) }
    /// Makes a function from the two control points of a curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a timing function.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same speed throughout.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Like most animations of the system.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
