public import Foundation
import StageRuntime

extension UIView {
    /// Asks for one call of ``draw(_:)`` at the end of the next layout, once the view shows and has a size.
    public func setNeedsDisplay() {
        noteDrawing()
        invalidateScreen()
    }

    /// Asks for the view to be drawn anew; ``draw(_:)`` receives its whole bounds.
    public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Marks the view, or a layer added to its own, to be drawn.
    func noteDrawing() {
        needsDrawing = true
        superview?.noteDrawingBelow()
    }

    func noteDrawingBelow() {
        if drawsBelow { return }
        drawsBelow = true
        climb { view in
            defer { view.drawsBelow = true }
            return !view.drawsBelow
        }
    }

    /// Draws this view and those below, if they need it and are on screen; see also ``ignoresWindow(_:)``.
    func drawIfNeeded() {
        guard needsDrawing || drawsBelow, !isHidden, Stage.running != nil else { return }
        let context = CGContext()
        context.perform { drawOnce(in: context) }
    }

    /// Draws in the current context, which is blank before and after: one serves all, since most views draw nothing.
    private func drawOnce(in context: CGContext) {
        if needsDrawing, !placement.isEmpty {
            needsDrawing = false
            extras?.layer?.displayAdded()
            record(in: context)
        }
        guard drawsBelow else { return }
        drawsBelow = false
        for view in subviews where (view.needsDrawing || view.drawsBelow) && !view.isHidden {
            view.drawOnce(in: context)
        }
    }

    private func record(in context: CGContext) {
        draw(bounds)
        let drawing = context.removeDrawing()
        if !drawing.isEmpty {
            layer.drawn = (drawing, bounds)
        } else if let layer = extras?.layer, layer.drawn != nil {
            layer.drawn = nil
        }
    }

    func makeLayer() -> CALayer {
        let kind: AnyClass = type(of: self).layerClass
        let made =
            kind == CAGradientLayer.self ? CAGradientLayer() : kind == CAShapeLayer.self ? CAShapeLayer() : CALayer()
        if type(of: made) != kind {
            raise(
                "the layer class of \(type(of: self)) is \(kind): a view's own layer is a CALayer, CAGradientLayer or "
                    + "CAShapeLayer here; return one of them, and add a layer of your class by layer.addSublayer")
        }
        made.adopt(self)
        return made
    }
}

extension UIView {
    /// A view in whose frame, with its corners or shape, the view and all below are drawn; it is no subview.
    ///
    /// The mask's opacity is ignored here; touches ignore the mask, as in UIKit.
    /// developer.apple.com/documentation/uikit/uiview/mask
    public var mask: UIView? {
        get { extras?.mask }
        set {
            guard newValue !== mask else { return }
            madeExtras.mask = newValue
            invalidateScreen()
        }
    }
}
