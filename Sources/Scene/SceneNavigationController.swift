#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

/// A navigation controller that supports the orientations of the scene on top of its stack.
///
/// UIKit's own answers for itself and never asks its stack.
///
/// ```swift
/// window.rootViewController = SceneNavigationController(rootViewController: factory.makeSearch(SearchSetup()))
/// ```
///
/// A scene is asked when it appears; if its answer changes later, it calls
/// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
open class SceneNavigationController: UINavigationController {
    /// The orientations of the controller on top; those of UIKit's navigation controller if the stack is empty.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}

/// A tab bar controller that supports the orientations of the selected tab, while UIKit's own answers for itself.
open class SceneTabBarController: UITabBarController {
    /// The orientations of the selected controller; those of UIKit's tab bar controller if there is none.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}
