public import Foundation
import StageRuntime
import Synchronization

extension UIView {
    /// Performs changes as an animation, timed by the stage's clock.
    ///
    /// An animation within the block of another has the other's duration, unless it has the option
    /// `overrideInheritedDuration`. As in UIKit, every property has its final value at once. Only a view that the block
    /// hides, or whose `alpha` it lowers, stays on screen until the animation ends. A block that sets nothing but an
    /// `alpha` to its current value ends at once.
    ///
    /// - Parameters:
    ///   - duration: the duration in seconds of virtual time; without one, it ends when the clock is next read.
    ///   - delay: the time until it begins, in seconds of virtual time.
    ///   - options: `allowUserInteraction`, `beginFromCurrentState`, `repeat`, and others without effect here.
    ///   - animations: the changes, performed at once.
    ///   - completion: called at the end; with `false` if the views have left their window before, or if a later
    ///     animation has replaced this one.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(nil, duration, delay, options, animations, completion)
    }

    /// Performs changes as an animation of a view, even if nothing of the view changes.
    private static func animate(
        _ view: UIView?, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let state = animationState
        let ownTime = span(duration) + span(delay)
        let inherits = !options.contains(.overrideInheritedDuration)
        let time = !state.isEnabled ? 0 : inherits ? state.time ?? ownTime : ownTime
        let before = state.changes
        let (fading, changed) = perform(animations, within: time)
        let parts = changed + (view.map { [AnimatedPart($0, .contents)] } ?? [])
        OpenTransactions.note(time)
        if let completion, state.changes.hasOnlyKept(since: before) {
            UIApplication.shared.animations.start("animation") { completion(true) }
            return
        }
        ViewAnimation(of: time > 0 ? parts : [], fading, time: time, options, completion).begin(in: state)
    }

    /// Performs changes as a part of an animation that lasts some seconds.
    ///
    /// - Returns: the changed parts, and the views that fade, whose ``endFade()`` the animation calls when it ends.
    static func perform(
        _ animations: () -> Void, within time: TimeInterval
    ) -> (fading: [ViewReference], parts: [AnimatedPart]) {
        let state = animationState
        let (outer, outerTime) = (state.fading, state.time)
        let outerParts = exchange(&state.parts, with: [])
        state.fading = time > 0 ? [] : nil
        state.time = time
        AnimationState.runningBlocks.add(1, ordering: .relaxed)
        animations()
        AnimationState.runningBlocks.subtract(1, ordering: .relaxed)
        let fading = state.fading ?? []
        (state.fading, state.time) = (outer, outerTime)
        for reference in fading { reference.view?.fadesUnderWay += 1 }
        return (fading, exchange(&state.parts, with: outerParts))
    }

    /// Performs changes as an animation that begins at once.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Performs changes as a spring animation, which differs here only in its duration.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Performs changes in a view as a transition, timed by the stage's clock.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(view, duration, 0, options, animations ?? {}, completion)
    }

    /// Replaces a view by another as a transition, timed by the stage's clock.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        animate(toView, duration, 0, options, change, completion)
    }

    /// Returns a duration that is valid for the stage's clock: 0 for negative ones and NaN, at most a century.
    static func span(_ seconds: TimeInterval) -> TimeInterval { seconds > 0 ? min(seconds, 3_155_760_000) : 0 }

    /// Performs changes without animation, even inside an animation block.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        let state = animationState
        let (outer, fading, time) = (state.isEnabled, state.fading, state.time)
        (state.isEnabled, state.fading, state.time) = (false, nil, nil)
        actions()
        (state.isEnabled, state.fading, state.time) = (outer, fading, time)
    }

    /// Sets whether animations on this stage have a duration.
    public static func setAnimationsEnabled(_ isEnabled: Bool) { animationState.isEnabled = isEnabled }

    /// Whether animations on this stage have a duration.
    public static var areAnimationsEnabled: Bool { animationState.isEnabled }

    /// Called when the view is no longer on display; within an animation it fades until the end.
    func fade(wasOnDisplay: Bool) {
        guard let state = Stage.running?.object(AnimationState.self, make: { AnimationState() }), state.fading != nil
        else {
            isFading = false
            return
        }
        guard wasOnDisplay else { return }
        isFading = true
        state.fading?.append(reference)
    }

    /// Called after a change of ``isHidden``; a view that is hidden fades.
    func hiddenDidChange() {
        AnimationState.noteChange()
        if isHidden { fade(wasOnDisplay: alpha >= Self.leastVisibleAlpha) } else { isFading = false }
        visibilityDidChange()
        tellObservers(of: "isHidden")
    }

    /// Called after a change of ``alpha``; returns the nearest value from 0 to 1.
    func limitedAlpha(after oldValue: CGFloat) -> CGFloat {
        AnimationState.noteChange(.opacity, of: self, toOtherValue: alpha != oldValue)
        if alpha != oldValue { alphaDidChange(from: oldValue) }
        return min(max(alpha, 0), 1)
    }

    /// Lets a view fade if it becomes invisible, and ends this if its alpha is raised.
    private func alphaDidChange(from oldValue: CGFloat) {
        let wasFading = isFading
        if alpha > oldValue {
            isFading = false
        } else if alpha < Self.leastVisibleAlpha {
            fade(wasOnDisplay: !isHidden && oldValue >= Self.leastVisibleAlpha)
        }
        let crosses = (alpha >= Self.leastVisibleAlpha) != (oldValue >= Self.leastVisibleAlpha)
        if crosses || isFading != wasFading { visibilityDidChange() }
    }

    /// Called when an animation in which the view fades has ended.
    func endFade() {
        fadesUnderWay -= 1
        guard isFading, fadesUnderWay == 0 else { return }
        isFading = false
        visibilityDidChange()
    }

    private static var animationState: AnimationState {
        Stage.current.object(AnimationState.self) { AnimationState() }
    }
}

extension UIView {
    /// Options of an animation.
    public nonisolated struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out together with it.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The user can use the animated views meanwhile; otherwise they ignore touches.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// It is repeated until its views have left or another animation replaces it.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// It runs forwards and backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A transition from one view to another hides and shows them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A transition that flips from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition that flips from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition in which one view dissolves into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Within another animation it keeps its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// It begins with the current state on screen, and replaces animations of the same properties.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    }
}

/// The animations of one stage.
final class AnimationState {
    /// How many blocks of animations run in this process, so that a change outside all of them needs no stage.
    fileprivate static let runningBlocks = Atomic(0)

    var isEnabled = true
    /// The views that fade in the running block; `nil` while none runs.
    var fading: [ViewReference]?
    /// The duration of the animation whose block runs, in seconds; `nil` while none runs.
    var time: TimeInterval?
    var changes = Changes()
    /// What the running block has changed.
    var parts: [AnimatedPart] = []
    /// The animations in which views take part, oldest first; strong until they end.
    var running: [ViewAnimation] = [] { didSet { withExtendedLifetime(oldValue) {} } }

    /// How often blocks of animations have set an animatable property.
    nonisolated struct Changes {
        /// To another value.
        var made = 0
        var kept = 0

        /// Returns whether values were set since an earlier time, but none was changed.
        func hasOnlyKept(since earlier: Changes) -> Bool { kept > earlier.kept && made == earlier.made }
    }

    /// Records a change, of a view's property if `view` is given, if the block of an animation runs.
    static func noteChange(
        _ property: AnimatedPart.Property = .contents, of view: UIView? = nil, toOtherValue isMade: Bool = true
    ) {
        guard runningBlocks.load(ordering: .relaxed) > 0 else { return }
        guard let state = Stage.running?.object(Self.self), state.time != nil else { return }
        if isMade { state.changes.made += 1 } else { state.changes.kept += 1 }
        if isMade, let view { state.parts.append(AnimatedPart(view, property)) }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds on the stage's clock since the launch; QuartzCore's clock for animations.
public func CACurrentMediaTime() -> CFTimeInterval { Stage.current.clock.now.offset / .seconds(1) }

#if !canImport(Darwin)
    /// A time in seconds.
    public typealias CFTimeInterval = Double
#endif
