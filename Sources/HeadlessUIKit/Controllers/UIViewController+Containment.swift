extension [UIViewController] {
    /// The first controller that occurs in the list a second time.
    var firstRepeated: UIViewController? {
        indices.first { self[..<$0].contains(self[$0]) }.map { self[$0] }
    }
}

extension UIViewController {
    /// The nearest navigation controller around this one.
    public var navigationController: UINavigationController? { ancestor() }

    /// The nearest tab bar controller around this one.
    public var tabBarController: UITabBarController? { ancestor() }

    /// What a tab bar shows for this controller; by default its title, and in a stack the item of its bottom.
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

    /// Its name in traces and reports: the screen's name, or else the name of its type.
    package var displayName: String {
        if let name = stageScreen?.screenName ?? knownName { return name }
        // Interpolating the type only prints its name; `String(describing:)` first looks up what it conforms to.
        let name = "\(type(of: self) as any Any.Type)"
        knownName = name
        return name
    }

    /// Makes `child` one of the children; does nothing if it already is.
    func attach(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.detachByHand()
        child.willMove(toParent: self)
        child.isMovingToParent = true
        child.parent = self
        children.append(child)
        if presence == .inside { child.enterTree() }
        child.appearIfEmbedded()
    }

    /// Takes the controller out of its container, as `removeFromParent()` does.
    ///
    /// Whether it has left for good is decided when the stage is idle: by then it may be elsewhere.
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

    /// Takes the controller out of its container's list, without callbacks.
    func unlink(from parent: UIViewController) {
        if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
        self.parent = nil
    }

    private func ancestor<Container: UIViewController>() -> Container? {
        var candidate = parent
        while let container = candidate {
            if let container = container as? Container { return container }
            // UIKit presents a search controller, which then has no container.
            if container is UISearchController { return nil }
            candidate = container.parent
        }
        return nil
    }
}
