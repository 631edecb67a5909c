import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIBezierPathTests {
    private let box = CGRect(x: 10, y: 20, width: 40, height: 20)

    private func near(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
        abs(one.x - x) < 0.001 && abs(one.y - y) < 0.001
    }

    @Test func `an empty path has no bounds and its point is zero`() {
        let path = UIBezierPath()
        expect((path.isEmpty, path.bounds, path.currentPoint), is: (true, .null, .zero))
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
    }

    @Test func `lines and curves go on from the current point, which closing sets back`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.addQuadCurve(to: CGPoint(x: 9, y: 6), controlPoint: CGPoint(x: 9, y: 2))
        path.addCurve(
            to: CGPoint(x: 1, y: 6), controlPoint1: CGPoint(x: 9, y: 30), controlPoint2: CGPoint(x: 1, y: 30))
        expect((path.currentPoint, path.bounds), is: (CGPoint(x: 1, y: 6), CGRect(x: 1, y: 2, width: 8, height: 28)))
        expect(path.cgPath.boundingBoxOfPath, is: CGRect(x: 1, y: 2, width: 8, height: 22))
        path.close()
        expect(path.currentPoint, is: CGPoint(x: 1, y: 2))
    }

    @Test func `the usual shapes fill their rectangles`() {
        for path in [
            UIBezierPath(rect: box), UIBezierPath(ovalIn: box), UIBezierPath(roundedRect: box, cornerRadius: 5),
            UIBezierPath(roundedRect: box, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 6, height: 4)),
            UIBezierPath(cgPath: CGPath(rect: box, transform: nil)),
            UIBezierPath(cgPath: CGPath(ellipseIn: box, transform: nil)),
            UIBezierPath(cgPath: CGPath(roundedRect: box, cornerWidth: 3, cornerHeight: 2, transform: nil)),
        ] {
            expect(path.bounds, is: box)
            #expect(path.contains(CGPoint(x: 30, y: 30)) && !path.contains(CGPoint(x: 9, y: 30)))
        }
    }

    @Test(arguments: [
        (UIRectCorner.topLeft, CGPoint(x: 0.5, y: 0.5)), (.topRight, CGPoint(x: 19.5, y: 0.5)),
        (.bottomLeft, CGPoint(x: 0.5, y: 19.5)), (.bottomRight, CGPoint(x: 19.5, y: 19.5)),
    ])
    func `only the corners that are asked for are round`(corner: UIRectCorner, tip: CGPoint) {
        let square = CGRect(x: 0, y: 0, width: 20, height: 20)
        let radii = CGSize(width: 8, height: 8)
        let rounded = UIBezierPath(roundedRect: square, byRoundingCorners: corner, cornerRadii: radii)
        let others = UIBezierPath(
            roundedRect: square, byRoundingCorners: .allCorners.subtracting(corner), cornerRadii: radii)
        #expect(!rounded.contains(tip) && others.contains(tip))
        #expect(!UIBezierPath(roundedRect: square, cornerRadius: 8).contains(tip))
    }

    @Test func `an arc is clockwise on the screen or not, and a full turn is a circle`() {
        let center = CGPoint(x: 50, y: 50)
        let clockwise = UIBezierPath(
            arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(near(clockwise.currentPoint, 50, 60))
        let quarter = clockwise.cgPath.boundingBoxOfPath
        #expect(near(quarter.origin, 50, 50) && near(CGPoint(x: quarter.maxX, y: quarter.maxY), 60, 60))
        let back = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(near(back.currentPoint, 50, 60))
        #expect(near(back.cgPath.boundingBoxOfPath.origin, 40, 40))
        let circle = UIBezierPath(
            arcCenter: center, radius: 10, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        #expect(near(circle.bounds.origin, 40, 40) && abs(circle.bounds.width - 20) < 0.001)
        #expect(circle.contains(CGPoint(x: 56, y: 56)) && !circle.contains(CGPoint(x: 58, y: 58)))
    }

    @Test func `an arc of a Core Graphics path turns the other way`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: CGPoint(x: 20, y: 0), radius: 10, startAngle: .pi, endAngle: 0, clockwise: false)
        #expect(near(path.currentPoint, 30, 0) && near(path.boundingBoxOfPath.origin, 0, -10))
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
        #expect(abs(other.boundingBoxOfPath.maxY - 10) < 0.001)
        let relative = CGMutablePath()
        relative.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: .pi / 2)
        #expect(near(relative.currentPoint, 0, 2))
    }

    @Test func `a corner between two lines is rounded where it touches them`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        expect((near(path.currentPoint, 10, 4), path.contains(CGPoint(x: 9.8, y: 0.2))), is: (true, false))
        path.addLine(to: CGPoint(x: 0, y: 10))
        #expect(path.contains(CGPoint(x: 8, y: 2)))
    }

    @Test func `transforms apply to what is added or to the whole path`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3))
        path.apply(CGAffineTransform(scaleX: 2, y: 3))
        expect(path.bounds, is: CGRect(x: 0, y: 0, width: 4, height: 9))
        let other = CGMutablePath()
        other.addPath(path.cgPath, transform: CGAffineTransform(translationX: 1, y: 1))
        other.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(scaleX: 20, y: 1))
        expect(other.boundingBox, is: CGRect(x: 0, y: 0, width: 20, height: 10))
        var shift = CGAffineTransform(translationX: 5, y: 0)
        expect(try #require(other.copy(using: &shift)).boundingBox.minX, is: 5)
        let joined = CGMutablePath()
        joined.move(to: CGPoint(x: 10, y: 0))
        joined.addArc(
            center: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: false,
            transform: CGAffineTransform(translationX: 10, y: 10))
        #expect(near(joined.currentPoint, 10, 12) && near(joined.boundingBoxOfPath.origin, 10, 0))
    }

    @Test func `a copy, a joined path and a mutable path are their own`() throws {
        let path = UIBezierPath(rect: box)
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        copy.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
        copy.lineCapStyle = .round
        expect((path.bounds, copy.bounds.origin, copy.lineWidth), is: (box, .zero, 3))
        expect((path.lineCapStyle, path.lineJoinStyle, path.miterLimit), is: (.butt, .miter, 10))
        let mutable = try #require(path.cgPath.mutableCopy())
        expect(mutable, is: path.cgPath)
        mutable.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(mutable != path.cgPath)
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func `the inside of a path that crosses itself depends on the rule`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(middle) && path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.cgPath.contains(middle, using: .evenOdd) && path.cgPath.contains(middle))
    }
}
