import Foundation
import StageRuntime

struct AnimatedPart {
    enum Property { case geometry, opacity, transform, background, contents }

    let view: ViewReference
    let property: Property

    init(_ view: UIView, _ property: Property) { (self.view, self.property) = (view.reference, property) }
}

/// An animation by a block.
///
/// Since iOS 8, animations of the same property add up. So a later one replaces an earlier one only if it begins from
/// the current state, or if the property is the background, whose colours cannot be added.
final class ViewAnimation {
    /// The parts that it still animates, of views that were in a window when it began.
    private var parts: [AnimatedPart]
    private var fading: [ViewReference]
    /// The time at which it ends; `nil` if it is repeated.
    let end: StageInstant?
    /// Whether its views still receive touches.
    private let takesTouches: Bool
    /// Whether it replaces earlier animations of the same properties.
    private let replaces: Bool
    /// The app's completion; strong until it is called.
    private var completion: ((Bool) -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The timer of its end; `nil` if nothing happens then; strong, it ends by itself.
    private var timer: StageTimer?

    init(
        of parts: [AnimatedPart], _ fading: [ViewReference], time: TimeInterval, _ options: UIView.AnimationOptions,
        _ completion: ((Bool) -> Void)?
    ) {
        self.parts = parts.filter { $0.view.view?.window != nil }
        (self.fading, self.completion) = (fading, completion)
        let isRepeated = options.contains(.repeat) && !self.parts.isEmpty
        end = isRepeated ? nil : Stage.current.clock.now.advanced(by: .seconds(time))
        takesTouches = options.contains(.allowUserInteraction)
        replaces = options.contains(.beginFromCurrentState)
    }

    /// Replaces earlier animations, and starts the timer for the end.
    func begin(in state: AnimationState) {
        for part in parts where replaces || part.property == .background {
            AnimationState.interrupt { $0.view === part.view && $0.property == part.property }
        }
        if !parts.isEmpty { state.running = state.running.filter { !$0.isOver } + [self] }
        guard let end, completion != nil || !fading.isEmpty else { return }
        let time = Stage.current.clock.now.duration(to: end)
        timer = UIApplication.shared.animations.after(time, "animation") { self.finish(true) }
    }

    private var isOver: Bool { parts.isEmpty || end.map { $0 <= Stage.current.clock.now } ?? false }

    func keepsTouches(from view: UIView) -> Bool {
        !takesTouches && !isOver && parts.contains { $0.view.view === view }
    }

    /// Removes parts; if none is left, it ends after the running calls have returned.
    fileprivate func lose(_ isLost: (AnimatedPart) -> Bool) {
        let left = parts.filter { !isLost($0) }
        guard left.count < parts.count else { return }
        parts = left
        guard left.isEmpty else { return }
        timer?.cancel()
        UIApplication.afterReturning("animation") { self.finish(false) }
    }

    private func finish(_ isFinished: Bool) {
        parts = []
        if let state = Stage.running?.object(AnimationState.self) {
            state.running = state.running.filter { !$0.isOver }
        }
        for reference in exchange(&fading, with: []) { reference.view?.endFade() }
        let last = completion
        completion = nil
        last?(isFinished)
    }
}

extension AnimationState {
    private static var someRunning: [ViewAnimation]? {
        guard let running = Stage.running?.object(Self.self)?.running, !running.isEmpty else { return nil }
        return running
    }

    /// Removes parts from animations, and ends those without parts.
    static func interrupt(_ isLost: (AnimatedPart) -> Bool) {
        for animation in someRunning ?? [] { animation.lose(isLost) }
    }

    /// Ends animations whose views are in no window when the running calls have returned.
    static func viewsHaveLeft() {
        guard someRunning != nil else { return }
        UIApplication.afterReturning("animation") { interrupt { $0.view.view?.window == nil } }
    }

    /// Returns the animations that keep touches from a view, by changing it or a view above; `nil` if there are none.
    static func keepingTouches(from view: UIView) -> [ViewAnimation]? {
        guard let running = someRunning else { return nil }
        let keeping = running.filter { animation in
            sequence(first: view, next: \.superview).contains { animation.keepsTouches(from: $0) }
        }
        return keeping.isEmpty ? nil : keeping
    }

    static func appHasEnded() {
        guard let state = Stage.running?.object(Self.self) else { return }
        state.running = []
        state.isEnabled = true
    }
}
