public import Foundation
public import HeadlessUIKit

/// The base of a scene's view: a `UIView` that is made in code.
open class SceneView: UIView {
    /// Makes an empty view without a size; its superview's layout gives it one.
    public convenience init() { self.init(frame: .zero) }

    /// Makes an empty view in a place, in points of its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }
}
