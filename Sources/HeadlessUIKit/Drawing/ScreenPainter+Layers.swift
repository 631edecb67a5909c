import Foundation

extension ScreenPainter {
    /// Draws the layers added to one layer, in their order from back to front.
    mutating func paint(_ added: [AddedLayer], at origin: CGPoint) {
        let ordered = added.enumerated().sorted {
            ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }
        for item in ordered { paint(item.element.layer, at: origin) }
    }

    /// Draws an added layer; the point is the origin of its superlayer in the picture.
    private mutating func paint(_ layer: CALayer, at origin: CGPoint) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        let rect = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
        if layer.opacity < 1 { canvas.group(opacity: CGFloat(layer.opacity)) }
        let isMasked = beginMask(of: layer, at: rect.origin)
        let radius = layer.cornerRadius
        let color = layer.backgroundColor?.color
        if layer.borderWidth > 0, let color {
            paintBackground(in: rect, layer, color)
        } else if let color {
            canvas.rectangle(rect, radius: radius, fill: palette.paint(color))
        }
        if layer.masksToBounds { beginClip(to: rect, radius: radius) }
        paintContents(of: layer, with: .scaleToFill, in: rect)
        if layer.masksToBounds { canvas.endGroup() }
        if layer.borderWidth > 0, color == nil {
            let inset = layer.borderWidth / 2
            canvas.outline(
                rect.insetBy(dx: inset, dy: inset), radius: max(radius - inset, 0), width: layer.borderWidth,
                stroke: palette.paint(layer.paintedBorder))
        }
        if isMasked { canvas.endGroup() }
        if layer.opacity < 1 { canvas.endGroup() }
    }

    /// Draws a layer's contents above its background, and the layers behind all subviews.
    mutating func paintContents(of layer: CALayer, with mode: UIView.ContentMode, in rect: CGRect) {
        if let image = (layer.contents as? CGImage)?.image {
            let area = CGRect(origin: .zero, size: image.size)
            paintImage(
                image, in: area.applying(layer.contentsGravity.mode.transform(from: area, to: rect)), tint: .label)
        }
        layer.draw(with: &self, in: rect)
        if let (content, bounds) = layer.drawn {
            // Drawing outside of the bounds does not show.
            let area = CGRect(origin: .zero, size: bounds.size)
            let scaling = mode.transform(from: area, to: rect)
            beginClip(to: rect, radius: 0)
            let whole = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(scaling)
            paint(content, under: whole)
            canvas.endGroup()
        }
        guard !layer.added.isEmpty else { return }
        let origin = CGPoint(x: rect.minX - layer.bounds.minX, y: rect.minY - layer.bounds.minY)
        paint(layer.added.filter { $0.base == nil }, at: origin)
    }

    /// Begins a part that is visible only in a rectangle with round corners.
    mutating func beginClip(to rect: CGRect, radius: CGFloat) {
        let radii = CGSize(width: radius, height: radius)
        canvas.clip(
            to: PathOutline(roundedRect: rect, corners: .allCorners, radii: radii), under: .identity, isEvenOdd: false)
    }

    /// Begins a part visible only within a layer's mask; returns whether there is one.
    mutating func beginMask(of layer: CALayer, at origin: CGPoint) -> Bool {
        guard let mask = layer.mask else { return false }
        beginMask(mask, at: origin, of: layer.bounds.origin)
        return true
    }

    /// Begins a part visible only within a mask; the points are one point, in the picture and in the masked layer.
    mutating func beginMask(_ mask: CALayer, at origin: CGPoint, of start: CGPoint) {
        let rect = mask.frame.offsetBy(dx: origin.x - start.x, dy: origin.y - start.y)
        guard let shape = mask as? CAShapeLayer, let outline = shape.outline else {
            return beginClip(to: rect, radius: mask.cornerRadius)
        }
        let shift = CGAffineTransform(translationX: rect.minX - shape.bounds.minX, y: rect.minY - shape.bounds.minY)
        canvas.clip(to: outline, under: shift, isEvenOdd: shape.isEvenOdd)
    }
}

extension UIView.ContentMode {
    /// Returns the transform that shows a drawing made for one rectangle in another one.
    func transform(from old: CGRect, to new: CGRect) -> CGAffineTransform {
        guard old.size != new.size, old.width > 0, old.height > 0 else {
            return CGAffineTransform(translationX: new.minX - old.minX, y: new.minY - old.minY)
        }
        let (across, down) = (new.width / old.width, new.height / old.height)
        var scale = CGSize(width: 1, height: 1)
        switch self {
        case .scaleToFill, .redraw: scale = CGSize(width: across, height: down)
        case .scaleAspectFit: scale = CGSize(width: min(across, down), height: min(across, down))
        case .scaleAspectFill: scale = CGSize(width: max(across, down), height: max(across, down))
        default: break
        }
        let (width, height) = (old.width * scale.width, old.height * scale.height)
        let (left, right) = (new.minX, new.maxX - width)
        let (top, bottom) = (new.minY, new.maxY - height)
        let x: CGFloat
        switch self {
        case .left, .topLeft, .bottomLeft: x = left
        case .right, .topRight, .bottomRight: x = right
        default: x = (left + right) / 2
        }
        let y: CGFloat
        switch self {
        case .top, .topLeft, .topRight: y = top
        case .bottom, .bottomLeft, .bottomRight: y = bottom
        default: y = (top + bottom) / 2
        }
        return CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: x, ty: y)
    }
}
