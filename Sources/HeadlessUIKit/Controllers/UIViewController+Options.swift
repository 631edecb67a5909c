import Foundation

/// How a controller comes on screen when it is presented; without effect, since nothing is animated on a stage.
@nonexhaustive public nonisolated enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom, by turning over, by fading, or as a page turns.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The values of properties that few controllers set.
struct ControllerOptions {
    var hidesBottomBar = false
    var style = UIUserInterfaceStyle.unspecified
    var isEditing = false
    /// The items in the toolbar of a navigation controller; strong, the controller owns them.
    var toolbarItems: [UIBarButtonItem]?
    /// The button that begins and ends editing; strong, made when first asked for.
    var editButton: UIBarButtonItem?
    /// The insets that the app adds to the safe area, and what the container's bars cover in it, in points.
    var (addedSafeArea, bars) = (UIEdgeInsets.zero, UIEdgeInsets.zero)
    /// The edges at which the view lies under translucent bars, and whether it lies under opaque ones too.
    var (extendedEdges, extendsUnderOpaqueBars) = (UIRectEdge.all, false)
    var transitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a presented controller covers this controller's view.
    var definesContext: Bool?
    /// Gives the app's own animations and presentation; weak, as in UIKit.
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The coordinator of the transition under way; weak, the transition holds it.
    weak var coordinator: TransitionCoordinator?
    /// The registrations for changes of traits, oldest first; strong, they end with the controller.
    var traitObservers: [TraitChangeObserver] = []
    var unavailable = UnavailableContent()

    mutating func setEditing(_ editing: Bool) {
        isEditing = editing
        editButton?.title = UIBarButtonItem.SystemItem.label(isEditing: editing)
        editButton?.style = editing ? .done : .plain
    }
}

extension UIViewController {
    /// How the controller comes on screen when it is presented; without effect, since nothing is animated on a stage.
    public var modalTransitionStyle: UIModalTransitionStyle {
        get { options.transitionStyle }
        set { options.transitionStyle = newValue }
    }

    /// Gives the app's own animations and presentation when the controller is presented; weak, as in UIKit.
    public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { options.transitioningDelegate }
        set { options.transitioningDelegate = newValue }
    }

    /// Whether a search in this controller is presented over it; by default only a navigation controller's.
    ///
    /// On a stage the outermost container presents everything else.
    public var definesPresentationContext: Bool {
        get { options.definesContext ?? (self is UINavigationController) }
        set { options.definesContext = newValue }
    }

    /// A button with the title Edit or Done, which begins or ends editing.
    public var editButtonItem: UIBarButtonItem {
        if let button = options.editButton { return button }
        let title = UIBarButtonItem.SystemItem.label(isEditing: isEditing)
        let button = UIBarButtonItem(
            title: title,
            primaryAction: UIAction { [weak self] _ in
                if let self { setEditing(!isEditing, animated: true) }
            })
        options.editButton = button
        return button
    }

    /// Shows a controller as a detail: in the split view controller around, or presented.
    public func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = self as? UISplitViewController ?? splitViewController { return split.showDetail(vc) }
        presentationHost.present(vc, animated: true)
    }

    /// Sets whether the controller's view is light, dark or like the views around it.
    func changeStyle(to style: UIUserInterfaceStyle) {
        guard style != options.style else { return }
        let previous = traitCollection
        options.style = style
        viewIfLoaded?.appearanceDidChange(from: previous, to: style)
    }

    /// Makes the nearest container show a controller; presents it if there is no container.
    func showByContainer(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }
}

/// The colour of the text in the status bar.
@nonexhaustive public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// Dark in light appearance, light in dark appearance.
    case `default` = 0
    /// Light, for a dark background.
    case lightContent = 1
    /// Dark, for a light background.
    case darkContent = 3
}

extension UIViewController {
    /// Does nothing: every picture asks for the style anew.
    public func setNeedsStatusBarAppearanceUpdate() {}
}
