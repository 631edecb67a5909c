public import Foundation

/// A control with a title or an image that acts when tapped.
open class UIButton: UIControl {
    /// How a button looks.
    public nonisolated enum ButtonType: Sendable {
        /// As the app makes it.
        case custom
        /// As the system's buttons look.
        case system
    }

    /// The title and the image for the normal state; apart from the others, for most buttons have no more.
    private var normalTitle: String?
    private var normalImage: UIImage?
    /// The titles for other states.
    private var titles: [(state: State, title: String)] = []
    /// The images for other states.
    private var images: [(state: State, image: UIImage)] = []

    /// The menu that a tap opens if ``showsMenuAsPrimaryAction`` says so; strong, the button owns it.
    open var menu: UIMenu? { didSet { selectionDidChange() } }
    /// Whether a tap opens the menu.
    open var showsMenuAsPrimaryAction = false {
        didSet { if showsMenuAsPrimaryAction != oldValue { selectionDidChange() } }
    }
    /// Whether a tap changes what is selected: the button itself, or an item of the menu that it opens.
    ///
    /// A button with such a menu is titled with the item that is marked, the first one if none is; choosing an item
    /// marks it and no other (`UIButton`, "Pop-up buttons").
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { selectionDidChange() } }
    }
    /// The item of the menu that is the button's title; nil if its title is its own.
    private var selectedAction: UIAction? {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let actions = menu?.actions else { return nil }
        return actions.first { $0.state == .on } ?? actions.first
    }
    /// The font of the title.
    package var font = UIFont.preferredFont(forTextStyle: .body) {
        didSet { if font != oldValue { contentSizeMayHaveChanged() } }
    }
    /// The colours of the title that the app has set, by state.
    private var titleColors: [(state: State, color: UIColor)] = []
    /// The label of the title, for its number of lines: one by itself, 0 for any number; strong, the button owns it.
    open private(set) lazy var titleLabel: UILabel? = ButtonTitleLabel(self)
    /// The most lines of the title; 0 is any number.
    var titleLines = 1 { didSet { if titleLines != oldValue { invalidateIntrinsicContentSize() } } }
    /// The size the button asks for; `nil` until it is asked for.
    private var knownSize: CGSize?

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
    }

    /// Makes a button of a kind.
    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    /// Makes a button that performs an action when tapped, with its title and image.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Sets the title for a state; `nil` takes it away.
    open func setTitle(_ title: String?, for state: State) {
        if state == .normal {
            guard normalTitle != title else { return }
            normalTitle = title
        } else {
            let old = titles.first { $0.state == state }?.title
            guard old != title else { return }
            titles = titles.filter { $0.state != state } + (title.map { [(state, $0)] } ?? [])
        }
        invalidateScreen()
        contentSizeMayHaveChanged()
    }

    /// Sets the image for a state; `nil` takes it away.
    open func setImage(_ image: UIImage?, for state: State) {
        if state == .normal {
            normalImage = image
        } else {
            images = images.filter { $0.state != state } + (image.map { [(state, $0)] } ?? [])
        }
        contentSizeMayHaveChanged()
    }

    /// Sets the colour of the title for a state; `nil` takes it away.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors = titleColors.filter { $0.state != state } + (color.map { [(state, $0)] } ?? [])
        invalidateScreen()
    }

    /// Returns the colour of the title for a state; that for the normal state if there is none.
    open func titleColor(for state: State) -> UIColor? {
        (titleColors.first { $0.state == state } ?? titleColors.first { $0.state == .normal })?.color
    }

    /// The colour of the title that shows now; the tint if none is set.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

    /// Returns the title for a state; that for the normal state where there is none.
    open func title(for state: State) -> String? {
        if state == .normal || titles.isEmpty { return normalTitle }
        return titles.first { $0.state == state }?.title ?? normalTitle
    }

    /// Returns the image for a state; that for the normal state where there is none.
    open func image(for state: State) -> UIImage? {
        if state == .normal || images.isEmpty { return normalImage }
        return images.first { $0.state == state }?.image ?? normalImage
    }

    /// The title that shows now.
    open var currentTitle: String? { selectedAction?.title ?? title(for: state) }
    /// The image that shows now.
    open var currentImage: UIImage? { image(for: state) }

    /// The room for title and image side by side with a border, in points; never below 44 either way.
    ///
    /// 44 is the least that a finger hits safely (Human Interface Guidelines, "Buttons"). An image takes 24 points. The
    /// size is kept until the title, an image, the font or the size of text changes.
    open override var intrinsicContentSize: CGSize {
        if let knownSize { return knownSize }
        let size = measure()
        knownSize = size
        return size
    }

    /// Returns the room for title and image as ``intrinsicContentSize`` does, with the title broken into lines.
    ///
    /// At most so many lines as the title's label allows count, and the height of `size` does not.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let whole = intrinsicContentSize
        guard titleLines != 1, whole.width > size.width, let currentTitle else { return whole }
        let width = max(size.width - titleInset - 16, 0)
        let text = TextMetrics(font: font, in: self).size(of: currentTitle, width: width, lines: titleLines)
        return CGSize(width: max(text.width + titleInset + 16, 44), height: max(text.height + 12, 44))
    }

    /// How much of the width the image takes, in points.
    var titleInset: CGFloat { currentImage == nil ? 0 : 24 }

    override func measure(in offer: CGSize) -> CGSize { sizeThatFits(offer) }

    override func textSizeDidChange() { knownSize = nil }

    override var contentDependsOnWidth: Bool { titleLines != 1 }

    override func contentSize(atWidth width: CGFloat?) -> CGSize {
        guard let width else { return intrinsicContentSize }
        let size = sizeThatFits(CGSize(width: width, height: .infinity))
        return CGSize(width: intrinsicContentSize.width, height: size.height)
    }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        TextMetrics(font: font, in: self).baselines(inHeight: intrinsicContentSize.height)
    }

    override func stateDidChange() {
        if !titles.isEmpty || !images.isEmpty { contentSizeMayHaveChanged() }
    }

    private func measure() -> CGSize {
        let text = currentTitle.map { TextMetrics(font: font, in: self).size(of: $0) } ?? .zero
        return CGSize(width: max(text.width + titleInset + 16, 44), height: max(text.height + 12, 44))
    }

    /// A menu if a tap opens one, else what the traits say, by default a button.
    ///
    /// `nil` for one without a menu that neither is an accessibility element nor has an identifier.
    package override var elementRole: ElementRole? {
        if showsMenuAsPrimaryAction, menu != nil { return .menu }
        return isAccessibilityElement || accessibilityIdentifier != nil ? roleByTraits ?? .button : nil
    }

    /// The app's label, else the title that shows now, as VoiceOver reads a button; `nil` if it has an image only.
    package override var elementLabel: String? { accessibilityLabel ?? currentTitle }

    override var actsWhenTouched: Bool { true }

    override var hasAction: Bool { elementRole == .menu || changesSelectionAsPrimaryAction || super.hasAction }

    override func takeTouch() -> Bool {
        guard elementRole == .menu else {
            press(sending: [.touchUpInside, .primaryActionTriggered]) {
                if changesSelectionAsPrimaryAction { isSelected.toggle() }
            }
            return true
        }
        press(sending: .menuActionTriggered)
        return true
    }

    override var choices: [Choice]? {
        guard showsMenuAsPrimaryAction else { return nil }
        return menu?.actions.map { action in
            Choice(title: action.title, isEnabled: !action.attributes.contains(.disabled)) {
                self.sendActions(for: .menuActionTriggered)
                self.select(action)
                action.perform(from: self)
            }
        }
    }

    /// Marks an item of the menu, if that is what choosing one does.
    private func select(_ action: UIAction) {
        guard let menu, changesSelectionAsPrimaryAction || menu.options.contains(.singleSelection) else { return }
        menu.mark(action)
        selectionDidChange()
    }

    /// Notes that another item may be the title.
    private func selectionDidChange() {
        invalidateScreen()
        contentSizeMayHaveChanged()
    }

    override var shownText: ShownText? {
        guard let currentTitle, !currentTitle.isEmpty else { return nil }
        return ShownText(text: currentTitle, font: font, lines: titleLines, inset: titleInset)
    }

    override var declaredTextColor: UIColor? {
        if let color = titleColor(for: state) { return color }
        var view: UIView? = self
        while let present = view {
            if let color = present.ownTintColor { return color }
            view = present.superview
        }
        return nil
    }

    override func makeLayoutTwin() -> LayoutTwin {
        let copy = UIButton()
        copy.font = font
        copy.titleLines = titleLines
        copy.setTitle(currentTitle, for: .normal)
        copy.setImage(currentImage, for: .normal)
        return LayoutTwin(copy, of: subviews)
    }

    /// Draws the image, the title, and a mark if a tap opens a menu.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let fill = isEnabled ? palette.paint(currentTitleColor) : palette.disabled
        let title = currentTitle ?? ""
        if changesSelectionAsPrimaryAction, isSelected { painter.canvas.rectangle(rect, radius: 8, fill: palette.fill) }
        var room = rect
        if let image = currentImage {
            let side = min(24, rect.height)
            let width = TextMetrics(font: font, in: self).width(of: title)
            let x = title.isEmpty ? rect.midX - side / 2 : max(rect.minX, rect.midX - (side + 6 + width) / 2)
            let box = CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
            painter.paintImage(image, in: box, paint: fill)
            room = CGRect(x: x + side + 6, y: rect.minY, width: max(rect.maxX - x - side - 6, 0), height: rect.height)
        }
        painter.paintText(
            title, font: font, in: room, of: self, most: titleLines, alignment: currentImage == nil ? .center : .left,
            fill: fill)
        guard elementRole == .menu else { return }
        let x = rect.maxX - 10
        for sign in [-1.0, 1.0] as [CGFloat] {
            painter.canvas.line(
                [
                    CGPoint(x: x - 4, y: rect.midY + sign * 2), CGPoint(x: x, y: rect.midY + sign * 6),
                    CGPoint(x: x + 4, y: rect.midY + sign * 2),
                ], width: 1.5, stroke: fill)
        }
    }

    private func contentSizeMayHaveChanged() {
        guard let old = knownSize else { return }
        let size = measure()
        knownSize = size
        if size != old { invalidateIntrinsicContentSize() }
    }
}
