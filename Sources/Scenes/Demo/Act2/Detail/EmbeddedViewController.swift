package import HeadlessUIKit

/// A child that Detail embeds, to show containment; it is no scene and so has no parts.
package final class EmbeddedViewController: UIViewController {
    /// Names the view, which is one element.
    package override func viewDidLoad() {
        super.viewDidLoad()
        view.isAccessibilityElement = true
        view.accessibilityIdentifier = "embedded"
        view.accessibilityLabel = "Embedded"
    }
}
