public import Foundation

/// A control with a title or an image that acts when tapped.
open class UIButton: UIControl {
    /// How a button looks.
    public enum ButtonType: Sendable {
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
    open var menu: UIMenu? { didSet { invalidateScreen() } }
    /// Whether a tap opens the menu.
    open var showsMenuAsPrimaryAction: Bool {
        get { opensMenu }
        set {
            guard newValue != opensMenu else { return }
            opensMenu = newValue
            invalidateScreen()
        }
    }
    /// What ``showsMenuAsPrimaryAction`` stands in.
    private var opensMenu = false
    /// The font of the title.
    public var font = UIFont.preferredFont(forTextStyle: .body) {
        didSet { if font != oldValue { contentSizeMayHaveChanged() } }
    }
    /// The colour of the title; the tint if not set.
    public private(set) var titleColor: UIColor?
    /// The label of the title, for its number of lines: one by itself, 0 for any number; strong, the button owns it.
    public private(set) lazy var titleLabel: UILabel? = ButtonTitleLabel(self)
    /// The most lines of the title; 0 is any number.
    var titleLines: Int {
        get { mostLines }
        set {
            guard newValue != mostLines else { return }
            mostLines = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// What ``titleLines`` stands in.
    private var mostLines = 1
    /// The size the button asks for; `nil` until it is asked for.
    private var knownSize: CGSize?

    /// Makes a button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        facts.traits = .button
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

    /// Sets the colour of the title, in every state.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColor = color }

    /// Returns the title for a state; that for the normal state where there is none.
    public func title(for state: State) -> String? {
        if state == .normal || titles.isEmpty { return normalTitle }
        return titles.first { $0.state == state }?.title ?? normalTitle
    }

    /// Returns the image for a state; that for the normal state where there is none.
    public func image(for state: State) -> UIImage? {
        if state == .normal || images.isEmpty { return normalImage }
        return images.first { $0.state == state }?.image ?? normalImage
    }

    /// The title that shows now.
    public var currentTitle: String? { title(for: state) }
    /// The image that shows now.
    public var currentImage: UIImage? { image(for: state) }

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
        guard mostLines != 1, whole.width > size.width, let currentTitle else { return whole }
        let width = max(size.width - titleInset - 16, 0)
        let text = TextMetrics(font: font, in: self).size(of: currentTitle, width: width, lines: mostLines)
        return CGSize(width: max(text.width + titleInset + 16, 44), height: max(text.height + 12, 44))
    }

    /// How much of the width the image takes, in points.
    var titleInset: CGFloat { currentImage == nil ? 0 : 24 }

    override func textSizeDidChange() { knownSize = nil }

    override func stateDidChange() {
        if !titles.isEmpty || !images.isEmpty { contentSizeMayHaveChanged() }
    }

    private func measure() -> CGSize {
        let text = currentTitle.map { TextMetrics(font: font, in: self).size(of: $0) } ?? .zero
        return CGSize(width: max(text.width + titleInset + 16, 44), height: max(text.height + 12, 44))
    }

    /// A menu where a tap opens one, else what the traits say, by default a button.
    ///
    /// `nil` for one without a menu that neither is an accessibility element nor has an identifier.
    package override var elementRole: ElementRole? {
        if showsMenuAsPrimaryAction, menu != nil { return .menu }
        return isAccessibilityElement || accessibilityIdentifier != nil ? roleByTraits ?? .button : nil
    }

    /// The app's label, else the title that shows now, as VoiceOver reads a button; `nil` where it has an image only.
    package override var elementLabel: String? { accessibilityLabel ?? currentTitle }

    private func contentSizeMayHaveChanged() {
        guard let old = knownSize else { return }
        let size = measure()
        knownSize = size
        if size != old { invalidateIntrinsicContentSize() }
    }
}
