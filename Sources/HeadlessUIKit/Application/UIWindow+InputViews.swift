import struct Foundation.CGFloat
import struct Foundation.CGPoint
import struct Foundation.CGRect

/// The views of the first responder that replace the keyboard and lie above it.
///
/// UIKit shows them in a window of the keyboard; here they are in front in the topmost controller's view, so that
/// scripts and audits find them. Source: developer.apple.com/documentation/uikit/uiresponder/inputview
final class InputHostView: UIView {
    /// The view above the keyboard, and the one that replaces it; strong, subviews.
    private(set) var parts: (accessory: UIView?, input: UIView?)
    /// The height of the keyboard below the accessory, in points; 0 without one.
    private var keyboard: CGFloat = 0
    /// The height of both views and the keyboard, in points.
    var height: CGFloat { Self.height(of: parts.accessory, or: 0) + keyboard }

    func show(_ accessory: UIView?, _ input: UIView?, above keyboard: CGFloat) {
        for view in [parts.accessory, parts.input] where view !== accessory && view !== input {
            view?.removeFromSuperview()
        }
        parts = (accessory, input)
        self.keyboard = input.map { Self.height(of: $0, or: keyboard) } ?? keyboard
        for view in [accessory, input].compactMap(\.self) where view.superview !== self { addSubview(view) }
        backgroundColor = input == nil ? nil : .secondarySystemBackground
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let top = Self.height(of: parts.accessory, or: 0)
        parts.accessory?.place(CGRect(x: 0, y: 0, width: bounds.width, height: top))
        parts.input?.place(CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top))
        placeConstrainedSubviews()
    }

    /// Touches between the views reach the keyboard, or else what is behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && parts.input == nil ? nil : hit
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) { painter.paintSubviews(of: self, in: rect) }

    private static func height(of view: UIView?, or standard: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if view.placement.height > 0 { return view.placement.height }
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return size.height > 0 ? size.height : max(standard, 44)
    }
}

extension UIWindow {
    /// Shows the views of the first responder at the bottom, in front of its screen, or removes them.
    ///
    /// As in UIKit, the view above the keyboard may come from a later object of the responder chain.
    func showInputViews(withKeyboard isUp: Bool) {
        let chain = firstResponder.map { Array(sequence(first: $0, next: \.next)) } ?? []
        let (accessory, input) = (chain.lazy.compactMap(\.inputAccessoryView).first, firstResponder?.inputView)
        let views = chain.lazy.compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded }
        guard accessory != nil || input != nil, let screen = views.first(where: { $0.superview === self }) else {
            inputHost?.removeFromSuperview()
            inputHost?.show(nil, nil, above: 0)
            inputHost = nil
            return
        }
        let host = inputHost ?? InputHostView()
        inputHost = host
        host.show(accessory, input, above: isUp ? Self.keyboardHeight(in: bounds.size) : 0)
        let size = screen.bounds.size
        host.place(CGRect(x: 0, y: size.height - host.height, width: size.width, height: host.height))
        host.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        if host.superview !== screen { screen.addSubview(host) }
    }
}
