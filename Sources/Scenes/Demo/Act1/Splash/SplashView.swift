import Rehearsal

/// The splash: its title in the middle.
final class SplashView: SceneView {
    /// The title; strong, a subview.
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Splash!"
        title.textAlignment = .center
        title.accessibilityIdentifier = "splashTitle"
        fillSafeArea(with: title)
    }
}
