import Foundation
import HeadlessUIKit
import Scene

/// A navigation controller's delegate that notes what is shown, and whether animated.
final class NavigationSpy: NSObject, UINavigationControllerDelegate {
    /// A line for each controller that was shown, in order.
    private(set) var shown: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        shown.append("\(viewController.stageScreen?.screenName ?? "no screen"), \(animated ? "animated" : "at once")")
    }
}
