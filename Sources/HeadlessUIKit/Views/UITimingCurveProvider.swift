public import Foundation

/// How the speed of an animation changes.
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The curve; `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve of speed.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve of the system.
    open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
    /// The first control point of the curve, from 0 to 1.
    open private(set) var controlPoint1 = CGPoint(x: 0.42, y: 0)
    /// The second control point of the curve, from 0 to 1.
    open private(set) var controlPoint2 = CGPoint(x: 0.58, y: 1)
    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always `nil`.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Makes a curve of the system.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
        controlPoint2 = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
    }

    /// Makes a curve from two points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        controlPoint1 = point1
        controlPoint2 = point2
    }
}

/// A spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the beginning, per second, as a fraction of the distance.
    open private(set) var initialVelocity: CGVector
    /// Always `nil`.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Makes a spring; with a ratio of 1 it does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }
    /// Makes a spring that begins at rest.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
    /// Makes a spring from physical properties.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
    }
}
