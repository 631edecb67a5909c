public import Foundation
import StageRuntime

struct ZoomState {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var scale: CGFloat = 1
    var bounces = true
    /// Whether an animation of the scale is under way.
    var isUnderWay = false
}

/// Zooming, which scales the view that the delegate names and sets the content size.
///
/// Scripts move one finger, so the user zooms by what the app offers, such as a double tap.
/// developer.apple.com/documentation/uikit/uiscrollview/zoomscale
extension UIScrollView {
    /// The smallest scale to which the content can be zoomed; 1 by default.
    public var minimumZoomScale: CGFloat {
        get { zoom.minimum }
        set { zoom.minimum = newValue }
    }
    /// The largest scale to which the content can be zoomed; 1 by default, so that it cannot.
    public var maximumZoomScale: CGFloat {
        get { zoom.maximum }
        set { zoom.maximum = newValue }
    }
    /// The scale of the content; one beyond the limits becomes the nearest limit.
    public var zoomScale: CGFloat {
        get { zoom.scale }
        set { scaleContent(to: newValue) }
    }
    /// Whether the content can be zoomed beyond the limits for a moment; without effect here.
    public var bouncesZoom: Bool {
        get { zoom.bounces }
        set { zoom.bounces = newValue }
    }
    /// Whether an animation zooms the content.
    public var isZooming: Bool { zoom.isUnderWay }
    /// Whether a scale beyond the limits bounces back: never here.
    public var isZoomBouncing: Bool { false }

    /// Zooms to a scale around the visible middle; an animation lasts 0.3 s, then the delegate is notified.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(animated: animated) { $0.scaleContent(to: scale) }
    }

    /// Zooms until a rectangle of the zoomed view fills the scroll view, as far as the limits allow.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoom(animated: animated) { scroll in
            let size = scroll.placement.size
            scroll.scaleContent(to: min(size.width / rect.width, size.height / rect.height))
            let scale = scroll.zoom.scale
            scroll.show(CGPoint(x: rect.midX * scale, y: rect.midY * scale))
        }
    }

    private func zoom(animated: Bool, _ change: (UIScrollView) -> Void) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        guard animated, Stage.running != nil, window != nil else { return change(self) }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        zoom.isUnderWay = true
        change(self)
        UIApplication.shared.animations.after(.milliseconds(300), "zooming") { [weak self, weak view] in
            guard let self else { return }
            zoom.isUnderWay = false
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
        }
    }

    /// Scales the zoomed view, sets the content size to its frame, and keeps the middle.
    private func scaleContent(to wanted: CGFloat) {
        guard let view = delegate?.viewForZooming(in: self), !wanted.isNaN else { return }
        let scale = max(min(wanted, zoom.maximum), zoom.minimum, 0.001)
        guard scale != zoom.scale else { return }
        let (factor, origin, size) = (scale / zoom.scale, view.frame.origin, view.bounds.size)
        zoom.scale = scale
        view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        view.frame = CGRect(origin: origin, size: CGSize(width: size.width * scale, height: size.height * scale))
        let middle = CGPoint(
            x: (boundsOrigin.x + placement.width / 2) * factor, y: (boundsOrigin.y + placement.height / 2) * factor)
        contentSize = view.frame.size
        show(middle)
        delegate?.scrollViewDidZoom(self)
    }

    /// Scrolls a point of the content to the middle, or as near to it as possible.
    private func show(_ middle: CGPoint) {
        let corner = CGPoint(x: middle.x - placement.width / 2, y: middle.y - placement.height / 2)
        contentOffset = reachable(corner, byApp: true)
    }
}
