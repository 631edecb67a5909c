/// What a view and all below it contribute to the screen; kept by the view until something changes.
struct ScreenFragment {
    /// The elements nearest to the top, each with those below it, in reading order.
    var nodes: [ScreenNode]
}
