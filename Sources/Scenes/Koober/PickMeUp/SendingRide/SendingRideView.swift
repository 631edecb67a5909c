import Rehearsal

/// What is under way.
final class SendingRideView: SceneView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addScrollingColumn([UILabel(centred: "Requesting Ride…", style: .title1)])
    }
}
