import Rehearsal

/// The progress, and the buttons for the profile and to try again.
final class GettingLocationView: SceneView {
    /// Opens the profile; strong, it is a subview.
    let profile = UIButton(title: "Profile", identifier: "profile")
    /// Says that the position is being determined; strong, it is a subview.
    let finding = UILabel("Finding your location…", alignment: .center)
    /// Turns while the position is determined; strong, it is a subview.
    let spinner = UIActivityIndicatorView(style: .large)
    /// Tries again; strong, it is a subview.
    let retry = UIButton(title: "Try Again", identifier: "retryLocation")

    override init(frame: CGRect) {
        super.init(frame: frame)
        retry.isHidden = true
        addScrollingColumn([profile, finding, spinner, retry])
    }
}
