import Foundation

/// Draws a view tree, back to front.
struct ScreenPainter {
    /// What is drawn on.
    var canvas = DrawingCanvas()
    /// The colours.
    let palette: DrawingPalette
    /// The whole screen.
    let screen: CGRect
    /// What can be seen of the picture at this place in the tree.
    private var visible: CGRect

    init(palette: DrawingPalette, size: CGSize) {
        self.palette = palette
        screen = CGRect(origin: .zero, size: size)
        visible = screen
    }

    /// Draws a window with its screens, sheets and alerts.
    mutating func paintWindow(_ window: UIView) {
        canvas.rectangle(visible, fill: palette.paint(window.backgroundColor ?? .systemBackground))
        for view in window.subviews where view.isOnDisplay {
            if let alert = view as? AlertView {
                paintAlert(alert, at: view.placement.origin)
            } else if view.placement.minY > 0 {
                paintSheet(view)
            } else {
                paint(view, at: view.placement.origin)
            }
        }
    }

    /// Draws a view, with all that is in it, whose top left corner lies at a point of the picture.
    mutating func paint(_ view: UIView, at point: CGPoint) {
        guard view.isOnDisplay else { return }
        let rect = CGRect(origin: point, size: view.placement.size)
        guard rect.isEmpty || rect.intersects(visible) else { return }
        let opacity = view.isFading ? max(view.alpha, 0.4) : view.alpha
        if opacity < 1 { canvas.group(opacity: opacity) }
        if let colour = view.backgroundColor { canvas.rectangle(rect, fill: palette.paint(colour)) }
        paintContent(of: view, in: rect)
        if opacity < 1 { canvas.endGroup() }
    }

    /// Draws what is in a view.
    mutating func paintSubviews(of view: UIView, in rect: CGRect) {
        for subview in view.subviews {
            let place = subview.placement.origin
            paint(
                subview,
                at: CGPoint(x: rect.minX - view.boundsOrigin.x + place.x, y: rect.minY - view.boundsOrigin.y + place.y))
        }
    }

    /// Draws what `content` draws as far as it lies in a rectangle.
    mutating func clipped(to rect: CGRect, _ content: (inout ScreenPainter) -> Void) {
        let before = visible
        visible = visible.intersection(rect)
        canvas.clip(to: rect)
        content(&self)
        canvas.endClip()
        visible = before
    }

    private mutating func paintContent(of view: UIView, in rect: CGRect) {
        switch view {
        case let label as UILabel: paintLabel(label, in: rect)
        case let field as UITextField: paintField(field, in: rect)
        case let tab as TabButton: paintTab(tab, in: rect)
        case let button as AlertButton: paintAlertButton(button, in: rect)
        case let button as UIButton: paintButton(button, in: rect)
        case let control as UISwitch: paintSwitch(control, in: rect)
        case let control as UISegmentedControl: paintSegments(control, in: rect)
        case let slider as UISlider: paintSlider(slider, in: rect)
        case let picker as UIPickerView: paintPicker(picker, in: rect)
        case let image as UIImageView: paintImage(image.image, in: rect, tint: image.tintColor)
        case let spinner as UIActivityIndicatorView: paintSpinner(spinner, in: rect)
        case let map as MapView: paintMap(map, in: rect)
        case let bar as UINavigationBar: paintNavigationBar(bar, in: rect)
        case let bar as UITabBar: paintTabBar(bar, in: rect)
        case let table as UITableView: paintTable(table, in: rect)
        case let cell as UITableViewCell: paintCell(cell, in: rect)
        case let scroll as UIScrollView: clipped(to: rect) { $0.paintSubviews(of: scroll, in: rect) }
        default: paintSubviews(of: view, in: rect)
        }
    }
}
