import struct Foundation.CGFloat
import struct Foundation.CGPoint
package import StageRuntime

/// A scroll by the app that lasts 0.3 s, in three steps of the same length.
final class AnimatedScroll {
    private static let steps = 3
    private static let pause = Duration.milliseconds(100)
    /// The scroll view; weak, since it owns this object.
    private weak var view: UIScrollView?
    /// Returns the offset of the target; `nil` if the target is gone.
    private let target: (UIScrollView) -> CGPoint?
    private var left = AnimatedScroll.steps
    private var timer: StageTimer?

    init(of view: UIScrollView, to target: @escaping (UIScrollView) -> CGPoint?) {
        (self.view, self.target) = (view, target)
        proceed()
    }

    private(set) var end = StageInstant.zero

    func stop() { timer?.cancel() }

    private func proceed() {
        end = Stage.current.clock.now.advanced(by: Self.pause * left)
        timer = UIApplication.shared.animations.after(Self.pause, "scrolling") { [weak self] in self?.step() }
    }

    private func step() {
        guard let view else { return }
        guard let goal = target(view) else { return view.scrollHasEnded() }
        let (from, part) = (view.contentOffset, 1 / CGFloat(left))
        left -= 1
        if left > 0 { proceed() }
        view.move(to: CGPoint(x: from.x + (goal.x - from.x) * part, y: from.y + (goal.y - from.y) * part))
        guard left == 0, view.animatedScroll === self else { return }
        view.animatedScroll = nil
        view.scroll(animated: false, to: target)
        view.scrollHasEnded()
    }
}

extension UIScrollView {
    /// Scrolls to a part of the layout; views that come into view meanwhile are measured, which may move it.
    ///
    /// - Parameter target: returns the offset that shows the part; `nil` if it is gone.
    func scroll(animated: Bool, to target: @escaping (UIScrollView) -> CGPoint?) {
        stopScrolling()
        guard let first = target(self), first != boundsOrigin else { return }
        if animated, Stage.running != nil, window != nil {
            animatedScroll = AnimatedScroll(of: self, to: target)
            return
        }
        for pass in 0..<Self.maximumPasses {
            guard let offset = target(self), offset != boundsOrigin else { return }
            setContentOffset(offset, animated: animated && pass == 0)
            layoutScreenIfNeeded()
        }
    }
}

extension UIApplication {
    /// The time at which the animated scrolls on screen end; `nil` if there are none.
    package var endOfScrolls: StageInstant? {
        allWindows.compactMap { $0.endOfScrolls }.max()
    }
}

extension UIView {
    fileprivate var endOfScrolls: StageInstant? {
        ([asScrollView?.animatedScroll?.end].compactMap(\.self) + subviews.compactMap(\.endOfScrolls)).max()
    }
}
