import Rehearsal

/// What is under way, the way to the profile, and the way to try again.
final class GettingLocationView: SceneView {
    /// Leads to the profile; strong, a subview.
    let profile = UIButton(title: "Profile", identifier: "profile")
    /// Says what is under way; strong, a subview.
    let finding = UILabel("Finding your location…", alignment: .center)
    /// Turns while the locator is asked; strong, a subview.
    let spinner = UIActivityIndicatorView(style: .large)
    /// Tries again; strong, a subview.
    let retry = UIButton(title: "Try Again", identifier: "retryLocation")

    override init(frame: CGRect) {
        super.init(frame: frame)
        retry.isHidden = true
        addScrollingColumn([profile, finding, spinner, retry])
    }
}
