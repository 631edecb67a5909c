import Foundation

extension [UIViewController] {
    var firstRepeated: UIViewController? {
        indices.first { self[..<$0].contains(self[$0]) }.map { self[$0] }
    }
}

extension UIViewController {
    /// The nearest navigation controller that contains this one.
    public var navigationController: UINavigationController? { ancestor() }
    /// The nearest tab bar controller that contains this one.
    public var tabBarController: UITabBarController? { ancestor() }
    /// The nearest split view controller that contains this one.
    public var splitViewController: UISplitViewController? { ancestor() }

    /// The item of the tab; by default it has the title, a navigation controller uses the item of its root.
    public var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? defaultTabBarItem }
        set {
            ownTabBarItem = newValue
            parent?.childItemDidChange()
        }
    }

    /// The window in whose controller tree this one is.
    package var treeWindow: UIWindow? {
        var top = presentationHost
        while let presenter = top.ownPresenting { top = presenter.presentationHost }
        return top.rootWindow
    }

    /// The name in traces and reports: that of the screen, or else that of the type.
    package var displayName: String {
        if let name = stageScreen?.screenName ?? knownName { return name }
        // For speed: `String(describing:)` looks up the conformances of its argument first.
        let name = "\(type(of: self) as any Any.Type)"
        knownName = name
        return name
    }

    /// Makes a controller one of the children; does nothing if it already is.
    func attach(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.detachByHand()
        beginAdding(child)
        children.append(child)
        if presence == .inside { child.enterTree() }
        child.appearIfEmbedded()
    }

    /// Notifies a controller that it is about to become a child, and makes this container its parent.
    func beginAdding(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.isMovingToParent = true
        child.parent = self
    }

    /// Ends the removal of a child by a transition; does nothing if the controller has another parent by now.
    func endRemoving(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.parent = nil
        UIApplication.shared.tree.noteTransition(removing: child)
        child.didMove(toParent: nil)
        child.isMovingFromParent = false
    }

    /// Removes the controller from its container, as `removeFromParent()` does.
    ///
    /// When the stage is idle, the controller has left for good unless the app has added it elsewhere.
    func detachByHand() {
        guard let parent else { return }
        isMovingFromParent = true
        unlink(from: parent)
        parent.didUnlinkChild()
        UIApplication.shared.tree.noteRemoval(of: self)
        didMove(toParent: nil)
        isMovingFromParent = false
        isMovingToParent = false
    }

    /// Removes the controller from its container's list, without callbacks.
    func unlink(from parent: UIViewController) {
        if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
        self.parent = nil
    }

    private func ancestor<Container: UIViewController>() -> Container? {
        var candidate = parent
        while let container = candidate {
            if let container = container as? Container { return container }
            // In UIKit a search controller is presented, so that it has no container.
            if container is UISearchController { return nil }
            candidate = container.parent
        }
        return nil
    }
}

/// The view of a container controller, which lays it out.
final class ContainerView: UIView {
    /// Places the subviews; it holds the controller unowned or weakly, since the controller owns the view.
    private let layOut: () -> Void

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(layOut: @escaping () -> Void) {
        self.layOut = layOut
        super.init(frame: UIViewController.initialViewFrame)
    }

    override func layoutSubviews() {
        layOut()
        placeConstrainedSubviews()
    }

    override func makeViewCopy() -> ViewCopy { ViewCopy(keepingFramesIn: self) }
}
