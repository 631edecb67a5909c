public import Foundation

/// Presents a popover: on a phone as a sheet, or in a box beside a view if the delegate returns `none`.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover belongs to; weak, it is on the presenting screen.
    open weak var sourceView: UIView?
    /// The part of the view beside which the popover lies; the whole view if null.
    open var sourceRect = CGRect.null
    /// The bar button that the popover belongs to instead of a view; weak, the item's owner keeps it.
    open weak var barButtonItem: UIBarButtonItem?
    /// Where the popover may be: `up` means below its view, `down` above it; with both, where it fits.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The colour of the popover's background; that of the controller's view if not set.
    open var backgroundColor: UIColor?
    /// The sheet as which the popover is shown on a phone; strong, a part of this object.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    /// A form sheet.
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }
    /// The distance of a popover from the edges of the screen and from its view, in points.
    private static let (margin, gap): (CGFloat, CGFloat) = (10, 13)

    /// Returns the frame of the box in a window: as large as the controller prefers, 320 × 480 points by default.
    func frame(in window: UIView) -> CGRect {
        let room = window.bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let anchor = anchor(in: window)
        let preferred = presentedViewController.contentSizeForPopover
        let (above, below) = (anchor.minY - Self.gap - room.minY, room.maxY - anchor.maxY - Self.gap)
        let mayBeBelow = permittedArrowDirections.contains(.up) || !permittedArrowDirections.contains(.down)
        let mayBeAbove = permittedArrowDirections.contains(.down)
        let isBelow = mayBeBelow && (!mayBeAbove || below >= min(preferred.height, above))
        let width = min(preferred.width, room.width)
        let height = max(min(preferred.height, isBelow ? below : above), 0)
        let x = min(max(anchor.midX - width / 2, room.minX), room.maxX - width)
        return CGRect(
            x: x, y: isBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - height, width: width, height: height)
    }

    /// Raises UIKit's exception if the calls under way, which may still set it, leave nothing to point at.
    func checkAnchorSoon() {
        guard presentedViewController.isPopoverOnPad || shownStyle == .popover else { return }
        UIApplication.afterReturning("popover") { [weak self] in
            guard let self, sourceView == nil, barButtonItem == nil else { return }
            raise(
                "\(presentedViewController.displayName) is a popover here: its popoverPresentationController should "
                    + "have a non-nil sourceView or barButtonItem set before the presentation occurs")
        }
    }

    private func anchor(in window: UIView) -> CGRect {
        // The view may still have its position from before a rotation of the device.
        presentedViewController.ownPresenting?.viewIfLoaded?.layoutIfNeeded()
        let view = barButtonItem?.view ?? sourceView
        guard let view, view.window === window else { return CGRect(x: window.bounds.midX, y: 0, width: 0, height: 0) }
        return view.convert(barButtonItem != nil || sourceRect.isNull ? view.bounds : sourceRect, to: window)
    }
}

/// The directions in which a popover's arrow points, to the view it belongs to.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover lies below its view.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The popover lies above its view.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The popover lies to the right of its view; on a stage below it.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The popover lies to the left of its view; on a stage below it.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of them.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// An object that is asked and notified about a popover.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before a popover is presented, for the last settings.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

extension UIViewController {
    /// The popover in which the controller's tree is presented; `nil` for any other style.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The size that the controller, or else the child on top, prefers in a popover, in points.
    fileprivate var contentSizeForPopover: CGSize {
        if preferredContentSize.width > 0 || preferredContentSize.height > 0 { return preferredContentSize }
        return appearingChildren.last?.contentSizeForPopover ?? CGSize(width: 320, height: 480)
    }
}
