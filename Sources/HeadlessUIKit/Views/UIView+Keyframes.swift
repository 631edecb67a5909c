public import Foundation

extension UIView {
    /// Performs changes as an animation of key frames, which takes its time on the stage's clock.
    ///
    /// As in UIKit, every property has its final value at once; the times of the key frames show nowhere on a stage.
    ///
    /// - Parameters:
    ///   - duration: the duration in seconds of virtual time.
    ///   - delay: the time until it begins, in seconds of virtual time.
    ///   - options: options of the animation; how values change has no effect here.
    ///   - animations: adds the key frames with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
    ///   - completion: called at the end, as after `animate(withDuration:delay:options:animations:completion:)`.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay,
            options: AnimationOptions(rawValue: options.rawValue & 0b10_1110),
            animations: animations, completion: completion)
    }

    /// Performs the changes of a key frame, at once, as a part of the animation around.
    ///
    /// - Parameters:
    ///   - frameStartTime: when it begins, as a fraction of the animation's duration.
    ///   - frameDuration: how long it takes, as a fraction of the animation's duration.
    ///   - animations: the changes.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// How an animation of key frames looks.
    public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out together with it.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// The user can use the animated views meanwhile; else they take no touches.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// It begins with the current state on screen, and replaces animations of the same properties.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// It is repeated until its views have left or another animation replaces it.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// It runs forwards and backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Within another animation it keeps its own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Values change at the same speed from frame to frame.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Values jump from frame to frame.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Values change at the same speed throughout.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Values follow a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Values follow a smooth curve at the same speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
