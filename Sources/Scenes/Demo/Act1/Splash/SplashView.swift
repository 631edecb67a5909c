import Rehearsal

/// The title in the middle of the screen.
final class SplashView: SceneView {
    /// The title; strong, it is a subview.
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Splash!"
        title.textAlignment = .center
        title.accessibilityIdentifier = "splashTitle"
        fillSafeArea(with: title)
    }
}
