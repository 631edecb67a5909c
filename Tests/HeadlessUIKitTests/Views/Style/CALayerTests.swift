import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct CALayerTests {
    let display = Display { UIView() }

    private func picture() -> String {
        let body = display.picture
        return String(body.drop { $0 != ">" }.dropFirst())
    }

    private func plain(_ frame: CGRect, _ color: UIColor = .red) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        return layer
    }

    private let place = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func `a layer has a place of its own`() {
        let layer = CALayer()
        expect((layer.bounds, layer.position, layer.opacity, layer.isHidden), is: (.zero, .zero, 1, false))
        layer.frame = place
        expect((layer.bounds, layer.position), is: (CGRect(x: 0, y: 0, width: 30, height: 40), CGPoint(x: 25, y: 40)))
        layer.anchorPoint = .zero
        expect(layer.frame, is: CGRect(x: 25, y: 40, width: 30, height: 40))
        layer.position = .zero
        layer.bounds.size.width = 5
        expect(layer.frame, is: CGRect(x: 0, y: 0, width: 5, height: 40))
    }

    @Test func `a view's own layer has what the view has`() {
        let view = display.add { UIView(frame: place) }
        let layer = view.layer
        layer.position = CGPoint(x: 50, y: 50)
        layer.isHidden = true
        layer.opacity = 0.5
        layer.backgroundColor = UIColor.blue.cgColor
        expect((view.center, view.isHidden, view.alpha), is: (CGPoint(x: 50, y: 50), true, 0.5))
        expect((view.backgroundColor, layer.frame), is: (.blue, view.frame))
        #expect(layer.superlayer === display.root.layer)
    }

    @Test func `layers and subviews are in one order, from back to front`() {
        display.stage.run {
            let (root, front) = (display.root.layer, CALayer())
            let one = UIView()
            let two = UIView()
            display.root.addSubview(one)
            root.addSublayer(front)
            display.root.addSubview(two)
            let back = CALayer()
            root.insertSublayer(back, at: 0)
            let (below, above) = (CALayer(), CALayer())
            root.insertSublayer(below, below: two.layer)
            root.insertSublayer(above, above: front)
            let all = [back, one.layer, front, above, below, two.layer]
            expect(root.sublayers?.map { ObjectIdentifier($0) }, is: all.map { ObjectIdentifier($0) })
            one.removeFromSuperview()
            let rest = [back, front, above, below, two.layer]
            expect(root.sublayers?.map { ObjectIdentifier($0) }, is: rest.map { ObjectIdentifier($0) })
            #expect(front.superlayer === root)
            front.removeFromSuperlayer()
            expect((front.superlayer, root.sublayers?.count), is: (nil, 4))
            root.replaceSublayer(above, with: front)
            #expect(root.sublayers?[1] === front && above.superlayer == nil)
            root.sublayers = nil
            expect((root.sublayers?.count, root.sublayers?.first), is: (1, two.layer))
            two.layer.removeFromSuperlayer()
            expect((root.sublayers, two.superview), is: (nil, nil))
        }
    }

    @Test func `a layer is in one other layer at a time`() {
        let (one, two, layer) = (CALayer(), CALayer(), CALayer())
        one.addSublayer(layer)
        two.insertSublayer(layer, at: 7)
        expect((one.sublayers, two.sublayers), is: (nil, [layer]))
        two.addSublayer(layer)
        expect(two.sublayers, is: [layer])
    }

    @Test func `added layers are drawn behind and before the subviews they were added between`() {
        display.stage.run {
            let view = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
            view.backgroundColor = .black
            display.root.addSubview(view)
            display.root.layer.addSublayer(plain(place, .blue))
            display.root.layer.insertSublayer(plain(place), at: 0)
        }
        let box = "<rect x='10' y='20' width='30' height='40' fill="
        expect(picture(), is: box + "'#f00'/><rect x='1' y='1' width='5' height='5' fill='#000'/>" + box + "'#00f'/>")
    }

    @Test func `edges, opacity, order and places of layers in layers are drawn`() {
        display.stage.run {
            let layer = plain(place)
            layer.cornerRadius = 4
            layer.opacity = 0.5
            let inner = CALayer()
            inner.frame = CGRect(x: 2, y: 2, width: 10, height: 10)
            inner.borderWidth = 2
            let low = plain(CGRect(x: 0, y: 0, width: 3, height: 3), .green)
            low.zPosition = -1
            let hidden = plain(place, .blue)
            hidden.isHidden = true
            for part in [inner, low, hidden] { layer.addSublayer(part) }
            display.root.layer.addSublayer(layer)
        }
        #expect(
            picture()
                == "<g opacity='0.5'><rect x='10' y='20' width='30' height='40' rx='4' fill='#f00'/>"
                + "<rect x='10' y='20' width='3' height='3' fill='#0f0'/>"
                + "<rect x='13' y='23' width='8' height='8' rx='0' fill='none' stroke-width='2' stroke='#000'/></g>")
    }

    @Test func `a mask limits what is drawn to its path or its rectangle`() {
        display.stage.run {
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)
            let layer = plain(place)
            layer.mask = shape
            display.root.layer.addSublayer(layer)
        }
        let masked = picture()
        #expect(masked.contains("'><path d='M11,21L13,21L13,23L11,23Z'/></clipPath><g clip-path='url(#d"))
        #expect(masked.hasSuffix("<rect x='10' y='20' width='30' height='40' fill='#f00'/></g>"))
        display.stage.run {
            display.root.layer.sublayers = nil
            let view = UIView(frame: place)
            view.backgroundColor = .red
            view.layer.mask = plain(CGRect(x: 5, y: 5, width: 5, height: 5))
            display.root.addSubview(view)
        }
        #expect(picture().contains("<path d='M15,25L20,25L20,30L15,30Z'/></clipPath>"))
    }

    @Test func `what a rounded view masks is clipped to its corners`() {
        display.stage.run {
            let view = UIView(frame: place)
            view.layer.cornerRadius = 10
            view.clipsToBounds = true
            view.layer.addSublayer(plain(view.bounds))
            display.root.addSubview(view)
        }
        #expect(picture().contains("<path d='M20,20L30,20C35.5,20 40,24.5 40,30L40,50"))
    }

    @Test func `a gradient is drawn between its points, with its colours where they are placed`() {
        display.stage.run {
            let gradient = CAGradientLayer()
            gradient.frame = place
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0).cgColor]
            display.root.layer.addSublayer(gradient)
        }
        let (first, second) = (
            " x1='0.5' y1='0' x2='0.5' y2='1'><stop offset='0' stop-color='#f00'/>",
            "<stop offset='1' stop-color='#00f' stop-opacity='0'/></linearGradient>"
        )
        let plain = picture()
        #expect(plain.hasPrefix("<linearGradient id='d") && plain.contains(first + second))
        #expect(plain.contains("<rect x='10' y='20' width='30' height='40' fill='url(#d"))
        display.stage.run {
            let gradient = display.root.layer.sublayers?.first as? CAGradientLayer
            gradient?.locations = [0.25, 0.5]
            gradient?.startPoint = .zero
            gradient?.endPoint = CGPoint(x: 1, y: 1)
        }
        #expect(picture().contains(" x1='0' y1='0' x2='1' y2='1'><stop offset='0.25' "))
    }

    @Test func `equal gradients have one name on a page, different ones have two`() throws {
        func name(_ color: UIColor) throws -> Substring {
            display.stage.run {
                let gradient = CAGradientLayer()
                gradient.frame = place
                gradient.colors = [color.cgColor]
                display.root.layer.sublayers = [gradient]
            }
            let picture = picture()
            return try picture[#require(picture.range(of: "id='d")).upperBound...].prefix(16)
        }
        let red = try name(.red)
        #expect(try name(.blue) != red && name(.red) == red)
    }

    @Test func `a shape is filled and its line drawn, as far as it goes`() {
        let shape = CAShapeLayer()
        display.stage.run {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
            shape.path = path
            path.addLine(to: CGPoint(x: 100, y: 100))
            shape.frame = place
            display.root.layer.addSublayer(shape)
        }
        expect(picture(), is: "<path d='M10,20L110,20' fill='#000'/>")
        shape.fillColor = nil
        shape.strokeColor = UIColor.red.cgColor
        shape.lineWidth = 4
        shape.lineCap = .round
        shape.lineJoin = .bevel
        shape.lineDashPattern = [6, 2]
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.75
        #expect(
            picture()
                == "<path d='M35,20L85,20' fill='none' stroke='#f00' stroke-width='4' stroke-linejoin='bevel'"
                + " stroke-dasharray='6 2'/>")
    }

    /// A view that has a shape for its layer.
    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    @Test func `a view's layer is of the class that the view says`() throws {
        let view = display.add { ShapeView(frame: place) }
        let layer = try #require(view.layer as? CAShapeLayer)
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
        expect(picture(), is: "<path d='M10,20L15,20L15,25L10,25Z' fill='#000'/>")
        #expect(type(of: UIView().layer) == CALayer.self)
    }

    private final class Counting: CALayer {
        var layouts = 0
        var drawings = 0
        override func layoutSublayers() { layouts += 1 }
        override func draw(in ctx: CGContext) {
            drawings += 1
            ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    @Test func `an added layer is laid out for its size, and drawn when it asks for it`() {
        let layer = display.stage.run {
            let layer = Counting()
            layer.frame = place
            display.root.layer.addSublayer(layer)
            return layer
        }
        _ = display.screen
        _ = display.screen
        expect((layer.layouts, layer.drawings), is: (1, 0))
        layer.frame.size.width = 50
        layer.setNeedsDisplay()
        #expect(picture().contains("<path d='M10,20L12,20L12,22L10,22Z' fill='#000'/>"))
        expect((layer.layouts, layer.drawings), is: (2, 1))
    }
}
