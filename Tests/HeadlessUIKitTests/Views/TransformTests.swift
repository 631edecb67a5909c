import Foundation
import TestSupport

@testable import HeadlessUIKit

/// What a view is with a transform.
///
/// developer.apple.com/documentation/uikit/uiview/transform
@Suite struct TransformTests {
    let display = Display { UIView() }

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        zip(one.numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.001 }
    }

    private func box(_ frame: CGRect) -> UIView {
        let view = display.add { UIView(frame: frame) }
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Box"
        return view
    }

    @Test func `a transform is applied around the centre and keeps bounds and center`() {
        let view = box(CGRect(x: 100, y: 100, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(isNear(view.frame, CGRect(x: 80, y: 80, width: 80, height: 60)))
        expect((view.bounds.numbers, view.center), is: ([0, 0, 40, 20], CGPoint(x: 120, y: 110)))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(view.frame, CGRect(x: 110, y: 90, width: 20, height: 40)))
        view.transform = CGAffineTransform(translationX: 5, y: -7)
        #expect(isNear(view.frame, CGRect(x: 105, y: 93, width: 40, height: 20)))
        view.transform = .identity
        expect(view.frame.numbers, is: [100, 100, 40, 20])
    }

    @Test func `a view moved out of the screen cannot be tapped, and a touch hits a moved view`() throws {
        let view = box(CGRect(x: 100, y: 100, width: 40, height: 40))
        view.transform = CGAffineTransform(translationX: 0, y: 200)
        let root = try #require(view.superview)
        #expect(display.stage.run { root.hitTest(CGPoint(x: 120, y: 320), with: nil) } === view)
        #expect(display.stage.run { root.hitTest(CGPoint(x: 120, y: 120), with: nil) } === root)
        view.transform = CGAffineTransform(translationX: 1000, y: 0)
        #expect(throws: InputRefusal.outside) { try display.stage.run { () throws in try view.reach() } }
    }

    @Test func `points and rectangles are converted through transforms, there and back`() throws {
        let view = box(CGRect(x: 100, y: 100, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let inner = UIView(frame: CGRect(x: 10, y: 5, width: 10, height: 10))
        view.addSubview(inner)
        let root = try #require(view.superview)
        #expect(isNear(inner.convert(inner.bounds, to: root), CGRect(x: 100, y: 100, width: 20, height: 20)))
        let back = inner.convert(CGPoint(x: 120, y: 120), from: root)
        #expect(abs(back.x - 10) < 0.001 && abs(back.y - 10) < 0.001)
    }

    @Test func `a frame that is set is the frame that is read`() {
        let view = box(.zero)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 20, y: 0)
        view.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
        #expect(isNear(view.frame, CGRect(x: 30, y: 40, width: 50, height: 60)))
        expect(view.bounds.size, is: CGSize(width: 100, height: 120))
    }

    @Test func `a picture shows transformed views, except those scaled to nothing`() {
        let view = box(CGRect(x: 100, y: 100, width: 40, height: 20))
        view.backgroundColor = .red
        view.transform = CGAffineTransform(scaleX: 1.5, y: 1)
        #expect(display.picture.contains(##"<g transform='matrix(1.5 0 0 1 -60 0)'><rect x='100' y='100'"##))
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(!display.picture.contains("#ff0000"))
    }

    @Test func `transforms are joined, undone and applied as in CoreGraphics`() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        let both = turn.translatedBy(x: 10, y: 0)
        let point = CGPoint(x: 1, y: 0).applying(both)
        #expect(abs(point.x) < 0.001 && abs(point.y - 11) < 0.001)
        let back = point.applying(both.inverted())
        #expect(abs(back.x - 1) < 0.001 && abs(back.y) < 0.001)
        expect(CGAffineTransform(scaleX: 0, y: 1).inverted(), is: CGAffineTransform(scaleX: 0, y: 1))
        expect(
            CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: 2)), is: CGSize(width: 4, height: 6))
        #expect(CGAffineTransform.identity.isIdentity && !turn.isIdentity && !CGAffineTransform().isIdentity)
    }
}
