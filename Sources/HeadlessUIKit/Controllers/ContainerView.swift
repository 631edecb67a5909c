import Foundation

/// The view of a container controller, whose controller lays it out.
final class ContainerView: UIView {
    /// Places the subviews; it holds the controller unowned or weakly, for the controller owns the view.
    private let layOut: () -> Void

    init(layOut: @escaping () -> Void) {
        self.layOut = layOut
        super.init(frame: .zero)
    }

    override func layoutSubviews() { layOut() }
}
