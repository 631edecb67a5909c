/// The animations of one stage: whether they are on, and the views that the present block makes fade.
final class AnimationState {
    /// Whether animations take time.
    var isEnabled = true
    /// The views that fade out in the animation block that is running; `nil` while none runs.
    var fading: [FadingView]?
}
