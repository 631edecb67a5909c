public import Foundation
import StageRuntime

/// Whether an animator has begun.
@nonexhaustive public nonisolated enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or has ended.
    case inactive = 0
    /// It runs, or is paused.
    case active = 1
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// The position at which an animation has ended.
@nonexhaustive public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
    /// The end, the start, or in between.
    case end, start, current
}

/// An animation that the app starts, pauses, continues and stops; timed by the stage's clock.
///
/// When it begins, every property has its final value at once; only views that it hides stay on screen until it ends,
/// as with `UIView.animate`. It cannot be reversed: wherever it ends, views have their final values.
open class UIViewPropertyAnimator: NSObject {
    /// The duration in seconds of virtual time.
    open private(set) var duration: TimeInterval
    /// The curve or spring with which it was made; `nil` if it was made with neither.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The time before it begins, in seconds of virtual time.
    open private(set) var delay: TimeInterval = 0
    /// Whether it has begun.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether its time passes.
    open private(set) var isRunning = false
    /// The changes that are not performed yet; strong until then.
    private var animations: [() -> Void] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The closures to call at the end; strong until then.
    private var completions: [(UIViewAnimatingPosition) -> Void] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    private var fading: [ViewReference] = []
    /// The timer for the end; `nil` while no time passes; strong until then.
    private var timer: StageTimer?
    /// The time of the last start.
    private var begin = StageInstant.zero
    /// The time that has passed before, in seconds.
    private var passed: TimeInterval = 0

    /// The app's animations; strong, but it tells when the app has ended.
    private var appAnimations: TaskScope?

    #if PHONE
        isolated deinit { checkRelease() }
    #else
        deinit { checkRelease() }
    #endif

    /// Makes an animation with a curve, which is without effect here.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = UIView.span(duration)
        if let animations { self.animations.append(animations) }
    }

    /// Makes an animation with a curve or a spring, which is without effect here.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = UIView.span(duration)
        timingParameters = parameters
    }

    /// Makes an animation with a curve from two points, which is without effect here.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .linear, animations: animations)
    }

    /// Makes an animation with a spring, which is without effect here.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .linear, animations: animations)
    }

    /// Makes an animation and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes, which are performed at once if it has begun.
    open func addAnimations(_ animation: @escaping () -> Void) {
        guard state != .stopped else { return raise("Cannot add animations to a stopped animator.") }
        animations.append(animation)
        if state == .active { performAnimations() }
    }

    /// Adds changes that begin later, after a fraction of the duration; the delay is without effect here.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    /// Adds a closure that is called at the end with the final position.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Begins, or continues after a pause; raises UIKit's exception if it was stopped.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Begins: the changes are performed at once, and the delay, in seconds, is added to the duration.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return raise("It is an error to start a stopped animator.") }
        guard !isRunning else { return }
        activate()
        self.delay = UIView.span(delay)
        isRunning = true
        begin = Stage.current.clock.now
        let rest = UIView.areAnimationsEnabled ? self.delay + duration - passed : 0
        // Strong: a running animator lives until its end, as in UIKit.
        timer = UIApplication.shared.animations.after(.seconds(rest), "animation") { self.end(at: .end) }
    }

    /// Pauses until it is started again, even if it has not begun.
    open func pauseAnimation() {
        guard state != .stopped else { return raise("It is an error to pause a stopped animator.") }
        activate()
        stopTime()
    }

    /// Stops it: it becomes inactive without calling completions, or waits for ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        stopTime()
        endFades()
        guard withoutFinishing else {
            state = .stopped
            return
        }
        completions = []
        reset()
    }

    /// Ends it after it was stopped, with the final values; raises UIKit's exception if it was not stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return raise("finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        end(at: finalPosition)
    }

    /// The part of the duration that has passed, from 0 to 1; setting it begins and pauses it, or moves it on.
    open var fractionComplete: CGFloat {
        get { duration > 0 ? CGFloat(min(elapsed / duration, 1)) : state == .inactive ? 0 : 1 }
        set {
            let runs = isRunning
            pauseAnimation()
            passed = duration * Double(min(max(newValue, 0), 1))
            if runs { startAnimation() }
        }
    }

    private var elapsed: TimeInterval {
        guard isRunning else { return passed }
        let time = begin.duration(to: Stage.current.clock.now) / .seconds(1)
        return passed + max(time - delay, 0)
    }

    private func stopTime() {
        passed = elapsed
        isRunning = false
        timer?.cancel()
        timer = nil
    }

    private func activate() {
        state = .active
        appAnimations = UIApplication.shared.animations
        performAnimations()
    }

    private func performAnimations() {
        let due = animations
        animations = []
        guard !due.isEmpty else { return }
        let time = UIView.areAnimationsEnabled ? duration : 0
        fading += UIView.perform({ for animation in due { animation() } }, within: time).fading
    }

    private func endFades() {
        for reference in fading { reference.view?.endFade() }
        fading = []
    }

    private func end(at position: UIViewAnimatingPosition) {
        endFades()
        let due = completions
        completions = []
        reset()
        for completion in due { completion(position) }
    }

    /// Raises UIKit's exception if the app lets go of an animator that is neither finished nor running.
    private func checkRelease() {
        guard state != .inactive, let appAnimations, !appAnimations.hasEnded else { return }
        raise(
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released.")
    }

    private func reset() {
        state = .inactive
        isRunning = false
        timer = nil
        passed = 0
    }
}

extension UIView {
    /// How the speed of an animation changes.
    @nonexhaustive public nonisolated enum AnimationCurve: Int, Sendable {
        /// Slow at both ends, at the beginning, at the end, or nowhere.
        case easeInOut, easeIn, easeOut, linear
    }
}
