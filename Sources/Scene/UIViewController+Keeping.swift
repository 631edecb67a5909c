#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

extension UIViewController {
    /// Says that `keeper` keeps this controller to show it again.
    ///
    /// It and its children are no leak as long as the keeper lives, and their views may change meanwhile:
    ///
    /// ```swift
    /// private lazy var detail = factory.makeDetail().kept(by: self)
    /// ```
    ///
    /// Its tasks end whenever it has left for good, as with any other; shown again, it can start others.
    ///
    /// - Parameter keeper: who holds it, held weakly.
    public func kept(by keeper: AnyObject) -> Self {
        #if os(iOS) || PHONE
            (self as? SceneController)?.noteKeeper(keeper)
            for child in children { _ = child.kept(by: keeper) }
        #else
            keep(by: keeper)
        #endif
        return self
    }
}
