/// A view that fades out until an animation's end.
struct FadingView {
    /// The view; weak, an animation keeps no view alive.
    weak var view: UIView?
}
