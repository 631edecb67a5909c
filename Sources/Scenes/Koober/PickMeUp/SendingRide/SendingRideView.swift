import Rehearsal

/// A text that says that the ride is being ordered.
final class SendingRideView: SceneView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addScrollingColumn([UILabel("Requesting Ride…", style: .title1, alignment: .center)])
    }
}
