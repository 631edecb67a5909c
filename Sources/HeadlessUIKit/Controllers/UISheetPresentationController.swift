public import Foundation

/// The height and the appearance of a sheet.
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet can rest.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The height at which the sheet rests; the lowest of ``detents`` if not set.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
    }
    /// The largest height at which the views behind the sheet are not dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether scrolling to an edge makes the sheet higher; stored only.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether a bar at the top shows that the sheet can be pulled.
    open var prefersGrabberVisible = false
    /// Whether the sheet stays at the bottom in a compact height, as on a phone in landscape, and covers only a part.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether such a sheet at the bottom is as wide as its controller prefers; else it has the screen's width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the corners, in points; the system's if not set.
    open var preferredCornerRadius: CGFloat?

    /// Computes the heights again.
    open func invalidateDetents() { presentedViewController.treeWindow?.setNeedsLayout() }
    /// Changes properties of the sheet at once, since nothing is animated on a stage.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// The distance of the highest sheet from the top of the safe area, in points.
    private static let top: CGFloat = 10

    /// Returns the largest height of the sheet in its safe area, in points.
    private func maximumHeight(in window: UIView) -> CGFloat {
        let area = window.safeAreaInsets
        return max(window.placement.height - area.top - Self.top - area.bottom, 0)
    }

    /// Returns whether the sheet covers its window: in a compact height, unless it prefers the bottom edge.
    func covers(_ window: UIView) -> Bool {
        window.traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }

    func frame(in window: UIView) -> CGRect {
        let size = window.placement.size
        if covers(window) { return CGRect(origin: .zero, size: size) }
        let maximumHeight = maximumHeight(in: window)
        // A detent's height leaves out the home indicator, over which the sheet lies too.
        let height =
            min(max(detent(in: window, maximumHeight: maximumHeight)?.height ?? maximumHeight, 0), maximumHeight)
            + window.safeAreaInsets.bottom
        let preferred = presentedViewController.preferredContentSize.width
        let isNarrow =
            widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
            && window.traitCollection.verticalSizeClass == .compact
        let width = isNarrow ? min(preferred, size.width) : size.width
        return CGRect(x: (size.width - width) / 2, y: size.height - height, width: width, height: height)
    }

    func dims(in window: UIView) -> Bool {
        let maximumHeight = maximumHeight(in: window)
        let undimmed = detents.first { $0.identifier == largestUndimmedDetentIdentifier }
        guard let limit = undimmed?.resolvedValue(in: DetentContext(window, maximumHeight)) else { return true }
        return (detent(in: window, maximumHeight: maximumHeight)?.height ?? maximumHeight) > limit
    }

    /// Returns the height at which the sheet rests: the selected, or else the lowest; `nil` if none is possible.
    private func detent(in window: UIView, maximumHeight: CGFloat) -> (detent: Detent, height: CGFloat)? {
        let context = DetentContext(window, maximumHeight)
        let known = detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent, $0) } }
        return known.first { $0.0.identifier == selectedDetentIdentifier } ?? known.min { $0.1 < $1.1 }
    }
}

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    public class Detent {
        /// The name of a detent.
        public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The text.
            public let rawValue: String
            /// Makes an identifier.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The full height of a sheet.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the detent.
        public let identifier: Identifier
        /// Computes the height in points; `nil` if the sheet cannot rest there now.
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        required init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns the detent of the full height.
        public class func large() -> Self { Self(.large) { $0.maximumDetentValue } }

        /// Returns the detent of about half of the screen; in a compact height the sheet cannot rest there.
        public class func medium() -> Self {
            Self(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : (context.maximumDetentValue * 0.53).rounded()
            }
        }

        /// Returns a detent whose height, in points, the app computes; `nil` if the sheet cannot rest there now.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

        /// Returns the height in points; `nil` if the sheet cannot rest there.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}

/// The values that a detent's height may depend on.
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height that a sheet can have, in points.
    var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ window: UIView, _ maximumHeight: CGFloat) {
        containerTraitCollection = window.traitCollection
        maximumDetentValue = maximumHeight
    }
}

/// An object that is notified about a sheet.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has pulled the sheet to another height, which is impossible on a stage.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

extension UIViewController {
    /// The sheet in which the controller's tree is presented; `nil` if its style is another one.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
