import Rehearsal

/// The kangaroo, which is decorative: there is nothing to read or to do yet.
final class LaunchView: SceneView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(UIImageView(image: UIImage(named: "kangaroo")))
    }
}
