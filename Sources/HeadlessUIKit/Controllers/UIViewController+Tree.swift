extension UIViewController {
    /// Lets the screen turn where it no longer has the orientation it is in; call it when a lock is set or lifted.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        UIApplication.shared.keepOrientationSupported()
    }

    /// The screen that is on top in this controller: itself, or the one on top of what it contains.
    package var screenInside: UIViewController? {
        if screenName != nil { return self }
        for child in appearingChildren.reversed() {
            if let screen = child.screenInside { return screen }
        }
        return nil
    }

    /// The navigation controllers that are on screen in this controller, outermost first.
    var navigationControllersOnScreen: [UINavigationController] {
        let own = (self as? UINavigationController).map { [$0] } ?? []
        return own + appearingChildren.flatMap(\.navigationControllersOnScreen)
    }

    /// Adds this controller and its children, parents first.
    func addWithDescendants(to controllers: inout [UIViewController]) {
        controllers.append(self)
        for child in children { child.addWithDescendants(to: &controllers) }
    }

    /// Whether it or a child on screen forbids that it is pulled down.
    var isHeldByModality: Bool { isModalInPresentation || appearingChildren.contains(where: \.isHeldByModality) }
}
