import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct ViewDrawingTests {
    let display = Display { UIView() }

    /// A view that draws what it is told to, and counts.
    private final class Drawn: UIView {
        var calls: [CGRect] = []
        var drawing: (CGRect) -> Void = { _ in }
        override func draw(_ rect: CGRect) {
            calls.append(rect)
            drawing(rect)
        }
    }

    private func add(
        _ frame: CGRect = CGRect(x: 10, y: 20, width: 40, height: 30), _ drawing: @escaping (CGRect) -> Void = { _ in }
    ) -> Drawn {
        display.stage.run {
            let view = Drawn(frame: frame)
            view.drawing = drawing
            display.root.addSubview(view)
            return view
        }
    }

    /// The part of the picture inside of the clip of the one view that draws.
    private func picture(_ style: UIUserInterfaceStyle = .light) throws -> String {
        let body = display.stage.run {
            ScreenPicture(of: display.window, in: .current.changing { $0.userInterfaceStyle = style }).body
        }
        let start = try #require(body.range(of: "<g clip-path="))
        return String(body[start.upperBound...].drop { $0 != ">" }.dropFirst().dropLast("</g>".count))
    }

    @Test func `a view is drawn when it is first on screen, then once after it asks for it`() {
        let view = add()
        #expect(view.calls.isEmpty)
        _ = display.screen
        expect(view.calls, is: [CGRect(x: 0, y: 0, width: 40, height: 30)])
        _ = display.screen
        display.stage.run { _ = ScreenPicture(of: display.window, in: .current) }
        expect(view.calls.count, is: 1)
        display.stage.run {
            view.setNeedsDisplay()
            view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
            view.layoutIfNeeded()
        }
        expect(view.calls.count, is: 1)
        _ = display.screen
        expect((view.calls.count, view.calls[1]), is: (2, view.bounds))
    }

    @Test func `a view that asks to be drawn while it draws is drawn at the next display`() {
        let view = add()
        view.drawing = { [unowned view] _ in if view.calls.count == 1 { view.setNeedsDisplay() } }
        _ = display.screen
        expect(view.calls.count, is: 1)
        _ = display.screen
        _ = display.screen
        expect(view.calls.count, is: 2)
    }

    @Test func `a view without a size, or hidden by itself or from above, is drawn when it shows`() {
        let empty = add(.zero)
        let (box, hidden) = display.stage.run {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let view = Drawn(frame: box.bounds)
            display.root.addSubview(box)
            box.addSubview(view)
            box.isHidden = true
            return (box, view)
        }
        _ = display.screen
        #expect(empty.calls.isEmpty && hidden.calls.isEmpty)
        display.stage.run {
            empty.frame.size = CGSize(width: 5, height: 5)
            box.isHidden = false
        }
        _ = display.screen
        expect((empty.calls.count, hidden.calls.count), is: (1, 1))
    }

    @Test func `another size draws a view anew only in the mode that says so; another appearance always does`() {
        let view = add { _ in UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        _ = display.screen
        display.stage.run { view.frame.size.width = 80 }
        _ = display.screen
        expect(view.calls.count, is: 1)
        display.stage.run {
            view.contentMode = .redraw
            view.frame.size.width = 60
        }
        _ = display.screen
        expect(view.calls.count, is: 2)
        display.stage.run { view.overrideUserInterfaceStyle = .dark }
        _ = display.screen
        expect(view.calls.count, is: 3)
    }

    @Test func `paths are filled and drawn in the current colours, also in dark appearance`() throws {
        _ = add { rect in
            UIColor.systemRed.setFill()
            UIBezierPath(rect: rect.insetBy(dx: 5, dy: 5)).fill()
            UIColor.label.setStroke()
            let line = UIBezierPath()
            line.move(to: .zero)
            line.addLine(to: CGPoint(x: 40, y: 30))
            line.lineWidth = 2
            line.lineCapStyle = .round
            line.setLineDash([4, 2.5], count: 2, phase: 1)
            line.stroke()
        }
        #expect(
            try picture()
                == "<path d='M15,25L45,25L45,45L15,45Z' fill='#ff3b30'/>"
                + "<path d='M10,20L50,50' fill='none' stroke='#000' stroke-width='2' stroke-linejoin='miter'"
                + " stroke-miterlimit='10' stroke-dasharray='4 2.5' stroke-dashoffset='1'/>")
        #expect(try picture(.dark).contains("fill='#ff453a'"))
    }

    @Test func `a context draws what is added to its path, once`() throws {
        _ = add { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.setFillColor(UIColor.green.cgColor)
            context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.setLineWidth(3)
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 10, y: 0))
            context.addLine(to: CGPoint(x: 10, y: 10))
            context.closePath()
            context.drawPath(using: .fillStroke)
            context.strokePath()
            context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.fillPath(using: .evenOdd)
            context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2), width: 1)
            context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 6)])
        }
        let line = " stroke-linecap='butt' stroke-linejoin='miter' stroke-miterlimit='10'/>"
        let blue = " stroke='#00f' stroke-opacity='0.5' stroke-width="
        #expect(
            try picture()
                == "<path d='M10,20L20,20L20,30Z' fill='#0f0'/><path d='M10,20L20,20L20,30Z' fill='none'"
                + blue + "'3'" + line + "<path d='M10,20L14,20L14,24L10,24Z' fill='#0f0' fill-rule='evenodd'/>"
                + "<path d='M11,21L13,21L13,23L11,23Z' fill='none'" + blue + "'1'" + line
                + "<path d='M10,20L11,21M15,25L16,26' fill='none'" + blue + "'3'" + line)
    }

    @Test func `transforms, opacity and clips hold until the state is restored`() throws {
        _ = add { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            context.saveGState()
            context.translateBy(x: 5, y: 5)
            context.scaleBy(x: 2, y: 2)
            context.rotate(by: .pi / 2)
            context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8))
            context.setAlpha(0.5)
            context.fill(unit)
            context.fill([unit])
            context.restoreGState()
            context.restoreGState()
            context.fill(unit)
        }
        let body = try picture()
        #expect(body.hasPrefix("<clipPath id='d"))
        #expect(body.contains("'><path d='M15,25L15,41L-1,41L-1,25Z'/></clipPath><g clip-path='url(#d"))
        let small = "<path d='M15,25L15,27L13,27L13,25Z' fill='#000' fill-opacity='0.5'/>"
        #expect(body.hasSuffix(small + small + "</g><path d='M10,20L11,20L11,21L10,21Z' fill='#000'/>"))
    }

    @Test func `text is drawn by its attributes, in lines as far as they fit`() throws {
        let view = add(CGRect(x: 0, y: 0, width: 60, height: 40)) { _ in
            let big: [NSAttributedString.Key: Any] = [
                .font: UIFont.boldSystemFont(ofSize: 10), .foregroundColor: UIColor.red,
            ]
            NSString(string: "one").draw(at: CGPoint(x: 5, y: 10), withAttributes: big)
            NSString(string: "two three four five").draw(in: CGRect(x: 0, y: 0, width: 60, height: 31))
        }
        let bold = "<text x='5' y='19.6' font-size='10' font-weight='600' fill='#f00'>one</text>"
        #expect(
            try picture() == bold + "<text x='0' y='11.8' font-size='12'>two three</text>"
                + "<text x='0' y='26.8' font-size='12'>four five</text>")
        expect(view.layer.drawn?.content.items.count, is: 2)
    }

    @Test func `an old drawing is stretched to a new size, or placed as the mode says, within the view`() throws {
        let view = add { UIRectFill($0) }
        _ = display.screen
        view.frame.size = CGSize(width: 80, height: 30)
        expect(try picture(), is: "<path d='M10,20L90,20L90,50L10,50Z' fill='#000'/>")
        view.contentMode = .topRight
        expect(try picture(), is: "<path d='M50,20L90,20L90,50L50,50Z' fill='#000'/>")
        view.contentMode = .scaleAspectFill
        expect(try picture(), is: "<path d='M10,5L90,5L90,65L10,65Z' fill='#000'/>")
        view.contentMode = .center
        expect(try picture(), is: "<path d='M30,20L70,20L70,50L30,50Z' fill='#000'/>")
    }

    @Test func `a drawing that draws nothing any more is gone`() throws {
        let view = add { UIRectFill($0) }
        #expect(try picture().hasPrefix("<path"))
        view.drawing = { _ in }
        display.stage.run { view.setNeedsDisplay() }
        _ = display.screen
        #expect(view.layer.drawn == nil)
    }

    @Test func `outside of drawing there is no context, and drawing does nothing`() {
        display.stage.run {
            UIColor.red.set()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
            UIRectFrame(.zero)
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
