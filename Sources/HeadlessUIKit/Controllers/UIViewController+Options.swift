import Foundation

/// How a presented controller comes; every way is the same on a stage.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom.
    case coverVertical = 0
    /// By turning the screen over.
    case flipHorizontal = 1
    /// By fading.
    case crossDissolve = 2
    /// By turning a page.
    case partialCurl = 3
}

/// What few controllers say of themselves.
struct ControllerOptions {
    /// Whether the tab bar goes.
    var hidesBottomBar = false
    /// Whether the controller is light or dark whatever the user prefers.
    var style = UIUserInterfaceStyle.unspecified
    /// Whether the user can edit what is shown.
    var isEditing = false
    /// The button that begins and ends editing; strong, made when asked for.
    var editButton: UIBarButtonItem?
    /// What the safe area loses besides, in points.
    var safeAreaInsets = UIEdgeInsets.zero
    /// How the controller comes.
    var transitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the controller's view is what a presented one covers.
    var definesContext = false

    /// Notes whether the user can edit, and has the button say what it does then.
    mutating func setEditing(_ editing: Bool) {
        isEditing = editing
        editButton?.title = UIBarButtonItem.SystemItem.label(isEditing: editing)
        editButton?.style = editing ? .done : .plain
    }
}

extension UIViewController {
    /// How the controller comes when it is presented; held, for nothing moves on a stage.
    public var modalTransitionStyle: UIModalTransitionStyle {
        get { options.transitionStyle }
        set { options.transitionStyle = newValue }
    }

    /// Whether a controller presented in this one covers its view alone; held, for the outermost container presents.
    public var definesPresentationContext: Bool {
        get { options.definesContext }
        set { options.definesContext = newValue }
    }

    /// A button that says Edit or Done, and begins or ends editing.
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

    /// Shows a controller as a detail: as ``show(_:sender:)``, but presented where no container knows better.
    public func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        presentationHost.present(vc, animated: true)
    }

    /// Makes the controller's view light or dark, or as what it lies in.
    func changeStyle(to style: UIUserInterfaceStyle) {
        guard style != options.style else { return }
        let previous = traitCollection
        options.style = style
        viewIfLoaded?.appearanceDidChange(from: previous, to: style)
    }

    /// Has the nearest container that knows how show a controller; presents it if none does.
    func showByContainer(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    // MARK: The safe area

    /// How much smaller the safe area is than the bars make it, in points.
    public var additionalSafeAreaInsets: UIEdgeInsets {
        get { options.safeAreaInsets }
        set {
            guard newValue != options.safeAreaInsets else { return }
            options.safeAreaInsets = newValue
            viewIfLoaded?.safeAreaDidChange()
        }
    }
}

extension UIView {
    /// How far what an app says covers the edges reaches into the view, in points.
    ///
    /// Bars reach in nowhere, since containers leave room for them; what is left is `additionalSafeAreaInsets` of the
    /// controllers here and above, as far as the view lies there.
    public var safeAreaInsets: UIEdgeInsets {
        let added = controller?.options.safeAreaInsets ?? .zero
        guard let superview else { return added }
        let above = superview.safeAreaInsets
        guard above != .zero else { return added }
        let room = CGRect(origin: superview.boundsOrigin, size: superview.placement.size)
        return UIEdgeInsets(
            top: max(above.top - (placement.minY - room.minY), 0) + added.top,
            left: max(above.left - (placement.minX - room.minX), 0) + added.left,
            bottom: max(above.bottom - (room.maxY - placement.maxY), 0) + added.bottom,
            right: max(above.right - (room.maxX - placement.maxX), 0) + added.right)
    }

    /// The margins with the safe area, in points.
    var marginsInSafeArea: UIEdgeInsets {
        let (margins, area) = (layoutMargins, safeAreaInsets)
        return UIEdgeInsets(
            top: margins.top + area.top, left: margins.left + area.left, bottom: margins.bottom + area.bottom,
            right: margins.right + area.right)
    }

    /// Has everything laid out that depends on the safe area, here and below, and tells the controllers.
    func safeAreaDidChange() {
        if isLayoutItem { forEachEngine { $0.noteSurroundings() } }
        setNeedsLayout()
        controller?.viewSafeAreaInsetsDidChange()
        for view in subviews { view.safeAreaDidChange() }
    }
}
