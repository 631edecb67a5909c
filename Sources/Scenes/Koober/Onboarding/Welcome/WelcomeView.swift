import Rehearsal

/// The kangaroo, the app's name, and the two buttons.
final class WelcomeView: SceneView {
    /// Opens the sign-in; strong, it is a subview.
    let signIn = UIButton(title: "Sign In")
    /// Opens the sign-up; strong, it is a subview.
    let signUp = UIButton(title: "Sign Up")

    override init(frame: CGRect) {
        super.init(frame: frame)
        let image = UIImageView(image: UIImage(named: "kangaroo"))
        image.isAccessibilityElement = true
        image.accessibilityLabel = "A kangaroo"
        let heading = UILabel("KOOBER", style: .largeTitle, alignment: .center)
        heading.accessibilityTraits = .header
        addScrollingColumn([image, heading, signIn, signUp])
    }
}
