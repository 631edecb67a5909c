import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Which view a point belongs to.
///
/// https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
@Suite struct HitTestTests {
    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in above: UIView? = nil)
        -> UIView
    {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        above?.addSubview(view)
        return view
    }

    @Test func `hitTest returns the frontmost, deepest view`() {
        let root = view(0, 0, 100, 100)
        let back = view(10, 10, 50, 50, in: root)
        let front = view(40, 40, 50, 50, in: root)
        let inner = view(10, 10, 10, 10, in: front)
        #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === inner)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil), is: nil)
    }

    @Test func `hitTest skips hidden views, transparent views and views without interaction`() {
        let root = view(0, 0, 100, 100)
        let cover = view(0, 0, 100, 100, in: root)
        let point = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(point, with: nil) === cover)
        cover.isHidden = true
        #expect(root.hitTest(point, with: nil) === root)
        (cover.isHidden, cover.alpha) = (false, 0.01)
        #expect(root.hitTest(point, with: nil) === cover)
        cover.alpha = 0.009
        #expect(root.hitTest(point, with: nil) === root)
        (cover.alpha, cover.isUserInteractionEnabled) = (1, false)
        #expect(root.hitTest(point, with: nil) === root)
    }

    @Test func `point(inside:) decides which points belong to a view`() {
        final class Round: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
            }
        }
        let round = Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        expect(round.hitTest(CGPoint(x: 5, y: 5), with: nil), is: nil)
        #expect(round.hitTest(CGPoint(x: 50, y: 5), with: nil) === round)
    }

    @Test func `a recogniser belongs to one view, and is asked before it begins`() {
        final class Never: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let (one, two) = (view(0, 0, 9, 9), view(0, 0, 9, 9))
        let tap = UITapGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        tap.addAction { states.append($0.state) }
        one.addGestureRecognizer(tap)
        two.addGestureRecognizer(tap)
        expect((one.gestureRecognizers, tap.view), is: (nil, two))
        expect((one.takeTouch(), two.takeTouch(), states), is: (false, true, [.ended]))
        let never = Never()
        tap.delegate = never
        #expect(!two.takeTouch())
        tap.delegate = nil
        tap.numberOfTapsRequired = 2
        expect((two.takeTouch(), states, tap.state), is: (false, [.ended], .possible))
    }
}
