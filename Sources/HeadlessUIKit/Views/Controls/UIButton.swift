public import Foundation

/// A control with a title or an image that acts when tapped.
open class UIButton: UIControl {
    /// The type with which the button was made.
    public internal(set) var buttonType = ButtonType.custom
    /// The app's titles, images and title colours, by state.
    private var titles = ValuesByState<String>()
    private var images = ValuesByState<UIImage>()
    private var titleColors = ValuesByState<UIColor>()
    var looks = ButtonLooks()
    var symbolConfigurations = ValuesByState<UIImage.SymbolConfiguration>()
    /// The menu that a tap opens if ``showsMenuAsPrimaryAction`` is set; strong, the button owns it.
    open var menu: UIMenu? { didSet { withExtendedLifetime(oldValue) { selectionDidChange() } } }
    /// Whether a tap opens the menu.
    open var showsMenuAsPrimaryAction = false {
        didSet { if showsMenuAsPrimaryAction != oldValue { selectionDidChange() } }
    }
    /// Whether a tap changes the selection: of the button itself, or of the menu that it opens.
    ///
    /// The title is then that of the menu's marked item, or else of its first one (`UIButton`, "Pop-up buttons").
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { selectionDidChange() } }
    }
    /// The menu item whose title the button shows; `nil` if it shows its own title.
    private var selectedAction: UIAction? {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let actions = menu?.actions else { return nil }
        return actions.first { $0.state == .on } ?? actions.first
    }
    /// The font of the title.
    package var font = UIFont.body {
        didSet { if font != oldValue { contentSizeMayHaveChanged() } }
    }
    /// The label of the title, to set its number of lines: 1 by default, 0 for any number; strong, the button owns it.
    open private(set) lazy var titleLabel: UILabel? = ButtonTitleLabel(self)
    /// The view of the image, to set how it is shown; `nil` while there is no image; strong, the button owns it.
    open var imageView: UIImageView? { currentImage == nil ? nil : imagePart }
    /// Strong, the button owns it.
    private lazy var imagePart = ButtonImageView(self)
    var titleLines = 1 { didSet { if titleLines != oldValue { invalidateIntrinsicContentSize() } } }
    /// The cached intrinsic size; `nil` until it is measured.
    var knownSize: CGSize?

    /// What the button shows and how it looks; `nil` for a button with titles and images by state.
    open var configuration: Configuration? {
        get { held?.configuration }
        set {
            let old = held?.configuration
            held = newValue.map(HeldConfiguration.init)
            configurationDidChange(from: old)
        }
    }
    /// The configuration in an object of its own, since it is large and few buttons have one; strong.
    private var held: HeldConfiguration?
    /// Whether values that a configuration does not set follow the button's state; here they always do.
    open var automaticallyUpdatesConfiguration = true
    /// Called to change the configuration when the button's state has changed; strong, so it must hold owners weakly.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { withExtendedLifetime(oldValue) { setNeedsUpdateConfiguration() } }
    }
    var needsConfigurationUpdate = false
    var isUpdatingConfiguration = false

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
    }

    /// Asks for a call of ``updateConfiguration()`` before the button is shown or queried.
    open func setNeedsUpdateConfiguration() {
        guard configuration != nil || configurationUpdateHandler != nil else { return }
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Called when the state has changed, before the update handler; an override adapts the configuration.
    open func updateConfiguration() {}

    /// Updates the configuration, and places the constrained subviews.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
    }

    /// Sets the title for a state, for the normal state in the configuration too; `nil` removes it.
    open func setTitle(_ title: String?, for state: State) {
        if state == .normal, configuration != nil { configuration?.title = title }
        guard titles[state] != title else { return }
        titles[state] = title
        invalidateScreen()
        contentSizeMayHaveChanged()
    }

    /// Sets the image for a state, for the normal state in the configuration too; `nil` removes it.
    open func setImage(_ image: UIImage?, for state: State) {
        if state == .normal, configuration != nil { configuration?.image = image }
        images[state] = image
        contentSizeMayHaveChanged()
    }

    /// Sets the colour of the title for a state; `nil` removes it.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        invalidateScreen()
    }

    /// Returns the colour of the title for a state, or else that for the normal state, or that of the type.
    open func titleColor(for state: State) -> UIColor? { ownTitleColor(for: state) ?? typeColor }
    func ownTitleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    /// The colour of a title for which the app has set none.
    private var typeColor: UIColor { buttonType == .custom ? .white : tintColor }
    /// The colour of the current title; if none is set, white for a custom button, else the tint.
    open var currentTitleColor: UIColor { configuration.map(foreground) ?? ownTitleColor(for: state) ?? typeColor }

    /// Returns the title for a state, or else that of the configuration or the normal state.
    open func title(for state: State) -> String? {
        (state == .normal ? nil : titles[state]) ?? configuration?.title ?? titles[.normal]
    }

    /// Returns the image for a state, or else that of the configuration or the normal state.
    open func image(for state: State) -> UIImage? {
        (state == .normal ? nil : images[state]) ?? configuration?.image ?? images[.normal]
    }

    /// The title for the current state, or of the selected menu item.
    open var currentTitle: String? { selectedAction?.title ?? title(for: state) }
    /// The image for the current state.
    open var currentImage: UIImage? { image(for: state) }

    /// The size that title and image need side by side, in points; both lengths are at least 44.
    ///
    /// A finger hits 44 points safely (Human Interface Guidelines, "Buttons"). An image is 24 points wide. With a
    /// configuration it is the size of the content plus the insets, as in UIKit.
    open override var intrinsicContentSize: CGSize {
        updateConfigurationIfNeeded()
        if let knownSize { return knownSize }
        let size = measure()
        knownSize = size
        return size
    }

    /// Returns the size of title and image, with as many lines as the title's label allows; ignores the height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let whole = intrinsicContentSize
        if let configuration {
            return whole.width > size.width ? layout(configuration).size(atWidth: size.width) : whole
        }
        guard titleLines != 1, whole.width > size.width else { return whole }
        return plainSize(atWidth: size.width)
    }

    /// The part of the width that is not for the title, in points.
    var titleInset: CGFloat { configuration.map { layout($0).inset } ?? (shownImageSide ?? 0) + looks.titleInset }
    private var shownStyle: (font: UIFont, lines: Int) {
        configuration.map { ($0.titleFont, $0.titleLines) } ?? (plainFont, titleLines)
    }

    override func measure(in offer: CGSize) -> CGSize { sizeThatFits(offer) }

    override func textSizeDidChange() { knownSize = nil }

    override var contentDependsOnWidth: Bool { configuration != nil || titleLines != 1 }

    override func contentSize(atWidth width: CGFloat?) -> CGSize {
        guard let width else { return intrinsicContentSize }
        let size = sizeThatFits(CGSize(width: width, height: .infinity))
        return CGSize(width: intrinsicContentSize.width, height: size.height)
    }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        TextMetrics(font: shownStyle.font, in: self).baselines(inHeight: intrinsicContentSize.height)
    }

    override func touchIsDown() { updateConfigurationIfNeeded() }

    override func stateDidChange() {
        setNeedsUpdateConfiguration()
        if titles.hasStateValues || images.hasStateValues { contentSizeMayHaveChanged() }
    }

    private func measure() -> CGSize {
        configuration.map { layout($0).size(atWidth: .infinity) } ?? plainSize(atWidth: .infinity)
    }

    /// A menu if a tap opens one, or the traits' role, or a button; `nil` if it is no element and has no identifier.
    package override var elementRole: ElementRole? {
        if showsMenuAsPrimaryAction, menu != nil { return .menu }
        return mayBeElement ? roleByTraits ?? .button : nil
    }

    /// The app's label, or else the current title and subtitle, as VoiceOver reads them; `nil` if it has only an image.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenTitle }
        set { super.accessibilityLabel = newValue }
    }
    var spokenTitle: String? {
        guard let subtitle = configuration?.subtitle, !subtitle.isEmpty else { return shownTitle }
        return shownTitle.map { $0 + ", " + subtitle } ?? subtitle
    }

    override var actsWhenTouched: Bool { true }

    override var hasAction: Bool { elementRole == .menu || changesSelectionAsPrimaryAction || super.hasAction }

    override func takeTouch() -> Bool {
        if takesTap() { return true }
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

    /// Called when the selected menu item, and with it the title, may have changed.
    func selectionDidChange() {
        invalidateScreen()
        contentSizeMayHaveChanged()
    }

    override var shownText: ShownText? {
        guard let shownTitle, !shownTitle.isEmpty else { return nil }
        return ShownText(text: shownTitle, font: shownStyle.font, lines: shownStyle.lines, inset: titleInset)
    }

    override var declaredTextColor: UIColor? {
        if let configuration { return declaredForeground(configuration) }
        return ownTitleColor(for: state) ?? (buttonType == .custom ? .white : declaredTint)
    }

    override var paintedColor: UIColor? { configuration.flatMap(fill) ?? backgroundColor }

    override func makeViewCopy() -> ViewCopy {
        let copy = UIButton(type: buttonType)
        copy.font = font
        copy.titleLines = titleLines
        copy.looks = looks
        copy.configuration = configuration
        copy.setTitle(currentTitle, for: .normal)
        copy.setImage(shownImage, for: .normal)
        return ViewCopy(copy, of: subviews)
    }

    /// Draws the content, and a mark if a tap opens a menu.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        if let configuration {
            draw(configuration, with: &painter, in: rect)
        } else {
            drawTitleAndImage(with: &painter, in: rect)
        }
        if elementRole == .menu { drawMenuMark(with: &painter, in: rect) }
    }

    func contentSizeMayHaveChanged() {
        guard let old = knownSize else { return }
        let size = measure()
        knownSize = size
        if size != old { invalidateIntrinsicContentSize() }
    }
}
