public import Foundation

/// The attributed titles, background images and insets of a button without a configuration.
struct ButtonLooks {
    var titles = ValuesByState<NSAttributedString>()
    var backgrounds = ValuesByState<UIImage>()
    /// The app's room around the content, in points; zero for the system's.
    var contentInsets = UIEdgeInsets.zero
    /// How far the title is inset, in points.
    var titleInsets = UIEdgeInsets.zero
    /// How far the image is moved, in points.
    var imageInsets = UIEdgeInsets.zero
    var hasPointer = false

    /// The part of the width that is not for title and image, in points.
    var titleInset: CGFloat {
        contentInsets.left + contentInsets.right + titleInsets.left + titleInsets.right
    }
}

extension UIButton {
    /// Sets the attributed title for a state, shown instead of the plain one if there is no configuration.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        looks.titles[state] = title.map(NSAttributedString.init(attributedString:))
        invalidateScreen()
        contentSizeMayHaveChanged()
    }
    /// Returns the attributed title for a state, or else that for the normal state.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        looks.titles[state] ?? looks.titles[.normal]
    }
    /// The attributed title for the current state; `nil` if the plain title is shown.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// Sets the image behind the content for a state; `nil` removes it.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        looks.backgrounds[state] = image
        invalidateScreen()
    }
    /// Returns the image behind the content for a state, or else that for the normal state.
    public func backgroundImage(for state: State) -> UIImage? {
        looks.backgrounds[state] ?? looks.backgrounds[.normal]
    }
    /// The image behind the content for the current state.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The room around the content of a button without a configuration, in points; part of its intrinsic size.
    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    public var contentEdgeInsets: UIEdgeInsets {
        get { looks.contentInsets }
        set {
            looks.contentInsets = newValue
            contentSizeMayHaveChanged()
        }
    }
    /// How far the title of a button without a configuration is inset, in points; the intrinsic size ignores it.
    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    public var titleEdgeInsets: UIEdgeInsets {
        get { looks.titleInsets }
        set {
            looks.titleInsets = newValue
            invalidateScreen()
        }
    }
    /// How far the image of a button without a configuration is moved, in points; the intrinsic size ignores it.
    @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
    public var imageEdgeInsets: UIEdgeInsets {
        get { looks.imageInsets }
        set {
            looks.imageInsets = newValue
            invalidateScreen()
        }
    }

    /// Whether a pointer changes the button; without effect here.
    public var isPointerInteractionEnabled: Bool {
        get { looks.hasPointer }
        set { looks.hasPointer = newValue }
    }

    /// The title that is shown: without a configuration, the attributed one if there is one.
    var shownTitle: String? {
        configuration == nil ? currentAttributedTitle?.string ?? currentTitle : currentTitle
    }
    var titleStyle: StyledText? { currentAttributedTitle.map(StyledText.init) }
    var plainFont: UIFont { titleStyle?.largestFont ?? font }

    /// Returns the size for a width without a configuration; at least 44 points, unless ``contentEdgeInsets`` is set.
    func plainSize(atWidth width: CGFloat) -> CGSize {
        let insets = looks.contentInsets
        let isOwn = insets != .zero
        let side = shownImageSide ?? 0
        let (across, down) = isOwn ? (insets.left + insets.right, insets.top + insets.bottom) : (16, 12)
        let attributed = currentAttributedTitle
        var text = CGSize.zero
        if let title = attributed?.string ?? currentTitle {
            let style = attributed.map(StyledText.init)
            let metrics = TextMetrics(font: style?.largestFont ?? font, in: self).placed(by: style)
            let lines = width == .infinity ? 0 : titleLines
            text = metrics.size(of: title, width: max(width - side - across, 0), lines: lines)
        }
        let size = CGSize(width: text.width + side + across, height: text.height + down)
        if isOwn { return CGSize(width: size.width, height: max(size.height, side + down)) }
        return CGSize(width: max(size.width, 44), height: max(size.height, 44, side))
    }
}
