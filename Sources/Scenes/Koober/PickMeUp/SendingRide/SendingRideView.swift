import Rehearsal

/// What is under way.
final class SendingRideView: SceneView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addScrollingColumn([UILabel("Requesting Ride…", style: .title1, alignment: .center)])
    }
}
