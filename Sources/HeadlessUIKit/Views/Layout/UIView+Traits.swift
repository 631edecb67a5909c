import Foundation
import StageRuntime

extension UIView {
    /// The traits that hold on the stage; those of a phone as it is sold where none runs.
    public var traitCollection: UITraitCollection {
        Stage.running == nil ? UITraitCollection() : .current
    }
}
