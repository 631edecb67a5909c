extension UIView {
    /// How content is shown in a view of another size.
    @nonexhaustive public nonisolated enum ContentMode: Int, Sendable {
        /// It fills the view, whatever its proportions.
        case scaleToFill = 0
        /// It fits in the view and keeps its proportions.
        case scaleAspectFit = 1
        /// It fills the view and keeps its proportions, and may be clipped.
        case scaleAspectFill = 2
        /// It is drawn anew.
        case redraw = 3
        /// It keeps its size, at an edge, in a corner or in the middle.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// How the view's drawing is shown in another size; images always fill the view here.
    public var contentMode: ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set { madeExtras.contentMode = newValue }
    }

    /// Whether touches of several fingers count; without effect here.
    public var isMultipleTouchEnabled: Bool {
        get { extras?.isMultipleTouchEnabled ?? false }
        set { madeExtras.isMultipleTouchEnabled = newValue }
    }

    /// Whether the view receives touches alone; without effect here.
    public var isExclusiveTouch: Bool {
        get { extras?.isExclusiveTouch ?? false }
        set { madeExtras.isExclusiveTouch = newValue }
    }

    /// Whether the view promises to have no transparent part; without effect here.
    public var isOpaque: Bool {
        get { extras?.isOpaque ?? true }
        set { madeExtras.isOpaque = newValue }
    }
}
