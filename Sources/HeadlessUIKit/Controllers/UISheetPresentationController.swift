public import Foundation

/// How high a sheet is, and how it looks.
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet can rest.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The height at which the sheet rests; the least of ``detents`` if not set.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
    }
    /// The greatest height at which what lies behind is not dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether scrolling to an edge makes the sheet higher; held.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether a bar at the top shows that the sheet can be pulled.
    open var prefersGrabberVisible = false
    /// Whether the sheet reaches the bottom of a low screen; held.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the sheet is as wide as its controller prefers, on a low screen; held.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the corners, in points; the system's if not set.
    open var preferredCornerRadius: CGFloat?

    /// Asks for the heights again.
    open func invalidateDetents() { presentedViewController.treeWindow?.setNeedsLayout() }

    /// Changes properties of the sheet; at once, for nothing moves on a stage.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// How far below the top of a window the highest sheet begins, in points.
    private static let top: CGFloat = 54

    /// Returns where the sheet lies in a window.
    func frame(in window: UIView) -> CGRect {
        let size = window.placement.size
        let most = max(size.height - Self.top, 0)
        let height = min(max(detent(in: window, most: most)?.height ?? most, 0), most)
        return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    /// Whether what lies behind the sheet is dimmed.
    func dims(in window: UIView) -> Bool {
        let most = max(window.placement.height - Self.top, 0)
        let undimmed = detents.first { $0.identifier == largestUndimmedDetentIdentifier }
        guard let limit = undimmed?.resolvedValue(in: DetentContext(window, most)) else { return true }
        return (detent(in: window, most: most)?.height ?? most) > limit
    }

    /// The height at which the sheet rests: the one selected, else the least; `nil` if none can be had now.
    private func detent(in window: UIView, most: CGFloat) -> (detent: Detent, height: CGFloat)? {
        let context = DetentContext(window, most)
        let known = detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent, $0) } }
        return known.first { $0.0.identifier == selectedDetentIdentifier } ?? known.min { $0.1 < $1.1 }
    }
}

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    public class Detent {
        /// What tells one height from another.
        public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The text.
            public let rawValue: String
            /// Makes an identifier.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All that a sheet can have.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What tells it from others.
        public let identifier: Identifier
        /// Gives the height in points; `nil` if the sheet cannot rest there now.
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        required init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns the height of all that a sheet can have.
        public class func large() -> Self { Self(.large) { $0.maximumDetentValue } }

        /// Returns a height of about half of the screen; none on a low screen.
        public class func medium() -> Self {
            Self(.medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : (context.maximumDetentValue * 0.53).rounded()
            }
        }

        /// Returns a height of the app's own, in points; one that the sheet cannot rest at now is nil.
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

/// What the height of a sheet may depend on.
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of what the sheet lies in.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that a sheet can have, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The room of a window for a sheet.
private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ window: UIView, _ most: CGFloat) {
        containerTraitCollection = window.traitCollection
        maximumDetentValue = most
    }
}

/// What is asked and told about a sheet; the user of a stage pulls no sheet to another height.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that the user has pulled the sheet to another height.
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
    /// The height and looks of the sheet that the controller's tree is presented as; `nil` if it fills the screen.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
