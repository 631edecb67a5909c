public import Foundation

/// A container with two or three columns, which on a phone are collapsed into one stack.
///
/// The stack is the primary column's navigation controller, or a new one around its controller. As in UIKit, the
/// secondary column is on top at first, unless the delegate chooses another one. Columns never lie side by side here.
/// Source: developer.apple.com/documentation/uikit/uisplitviewcontroller
open class UISplitViewController: UIViewController {
    /// Asked which column is on top at first; weak, as in UIKit.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// How many columns it has.
    open private(set) var style: Style
    /// How columns lie on a wide screen; stored only.
    open var preferredDisplayMode = DisplayMode.automatic
    /// Whether a swipe shows the primary column on a wide screen; stored only.
    open var presentsWithGesture = true
    /// The controllers by column; strong, the container owns them.
    private var columns: [Column: UIViewController] = [:] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The controller that is shown; strong, a child.
    private var stack: UIViewController? { didSet { withExtendedLifetime(oldValue) {} } }

    /// How many columns a split view controller has.
    @nonexhaustive public nonisolated enum Style: Int, Sendable {
        /// As many as `viewControllers` has.
        case unspecified = 0
        /// Two or three columns.
        case doubleColumn, tripleColumn
    }

    /// A column.
    @nonexhaustive public nonisolated enum Column: Int, Sendable {
        /// The columns in order, of which the supplementary one is the second of three.
        case primary, supplementary, secondary
        /// What is shown instead of all of them when they are collapsed.
        case compact = 3
    }

    /// How columns lie on a wide screen.
    @nonexhaustive public nonisolated enum DisplayMode: Int, Sendable {
        /// As the system chooses.
        case automatic = 0
        /// Which columns lie beside or over the secondary one.
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
            twoDisplaceSecondary
    }

    /// Makes a container with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a container whose two columns are set as ``viewControllers``; there are no nib files on a stage.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Whether the columns are collapsed into one: always.
    open var isCollapsed: Bool { true }

    /// The primary and the secondary column; once they are shown, the collapsed one alone.
    open var viewControllers: [UIViewController] {
        get { stack.map { [$0] } ?? [columns[.primary], columns[.secondary]].compactMap(\.self) }
        set {
            columns[.primary] = newValue.first
            columns[.secondary] = newValue.count > 1 ? newValue[1] : nil
            if isViewLoaded { collapse() }
        }
    }

    /// Sets the controller of a column; a new primary controller becomes the stack if it is shown already.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        if isViewLoaded, column == .compact || column == .primary { collapse() }
    }

    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows a column: pushes it, or goes back to it.
    open func show(_ column: Column) {
        guard let stack = stack as? UINavigationController, let vc = content(of: column) else { return }
        if column == .primary {
            stack.popToRootViewController(animated: true)
        } else if stack.viewControllers.contains(vc) {
            stack.popToViewController(vc, animated: true)
        } else {
            stack.pushViewController(vc, animated: true)
        }
    }

    /// Hides a column: goes back from it.
    open func hide(_ column: Column) {
        guard let stack = stack as? UINavigationController, let vc = content(of: column),
            let index = stack.viewControllers.firstIndex(of: vc), index > 0
        else { return }
        stack.popToViewController(stack.viewControllers[index - 1], animated: true)
    }

    func showDetail(_ vc: UIViewController) {
        columns[.secondary] = vc
        show(.secondary)
    }

    /// Shows the collapsed columns; an override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        collapse()
    }

    /// The screen in a column: the top of its stack, or the controller itself.
    private func content(of column: Column) -> UIViewController? {
        let vc = columns[column]
        return column == .primary ? vc : (vc as? UINavigationController)?.topViewController ?? vc
    }

    private func collapse() {
        guard let base = columns[.compact] ?? columns[.primary] ?? columns[.secondary] else { return }
        let next =
            columns[.compact] ?? base as? UINavigationController ?? base as? UITabBarController
            ?? UINavigationController(rootViewController: base)
        if let stack, stack !== next {
            stack.viewIfLoaded?.removeFromSuperview()
            stack.detachByHand()
        }
        stack = next
        let proposed: Column =
            columns[.compact] != nil ? .compact : columns[.secondary] != nil ? .secondary : .primary
        var top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        if style == .unspecified, let secondary = columns[.secondary],
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: base) ?? false
        {
            top = .primary
        }
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(next.view)
        next.didMove(toParent: self)
        guard let stack = next as? UINavigationController, top != .primary, top != .compact else { return }
        for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
            if let vc = content(of: column), vc !== base { stack.pushViewController(vc, animated: false) }
        }
    }
}

/// An object that is asked how a split view controller collapses; every method has a default, as UIKit's are optional.
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Returns the column that is on top when the columns collapse.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns whether the primary column stays on top; asked only in the style `unspecified`.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
}
