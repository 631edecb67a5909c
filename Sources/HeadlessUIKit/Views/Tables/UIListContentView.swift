public import Foundation

/// A view that shows a list's content configuration: an image, and two texts one below the other or side by side.
open class UIListContentView: UIView, UIContentView {
    /// What the view shows; setting a configuration of another type changes nothing.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != content else { return }
            content = new
            show()
        }
    }
    private var content = UIListContentConfiguration.cell()
    private let imageView = UIImageView()
    private let mainLabel = DefaultColorLabel()
    private let otherLabel = DefaultColorLabel()

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a view that shows a configuration.
    public convenience init(configuration: UIListContentConfiguration) {
        self.init(frame: .zero)
        self.configuration = configuration
    }

    /// Makes a view of a size that shows no text yet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        passesSizeUp = false
        for view in [imageView, mainLabel, otherLabel] as [UIView] { addSubview(view) }
        show()
    }

    private func show() {
        imageView.image = content.image
        imageView.tintColor = content.imageProperties.tintColor
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        configure(mainLabel, content.text, content.textProperties)
        configure(otherLabel, content.secondaryText, content.secondaryTextProperties)
        mainLabel.accessibilityTraits = content.isHeading ? [.header, .staticText] : .staticText
        imageView.isHidden = content.image == nil
        invalidateIntrinsicContentSize()
        invalidateScreen()
    }

    private func configure(_ label: UILabel, _ text: String?, _ looks: UIListContentConfiguration.TextProperties) {
        label.text = text
        label.font = looks.font
        label.textColor = looks.color
        label.numberOfLines = looks.numberOfLines
        label.lineBreakMode = looks.lineBreakMode
        label.adjustsFontSizeToFitWidth = looks.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = looks.minimumScaleFactor
        label.textAlignment = looks.alignment == .center ? .center : .natural
        label.isHidden = text?.isEmpty ?? true
    }

    // MARK: Layout

    /// Returns the frames of image and texts at a width, and the total height, in points.
    private func frames(
        atWidth width: CGFloat
    ) -> (image: CGRect, main: CGRect, other: CGRect, height: CGFloat) {
        let margins = content.directionalLayoutMargins
        let reserved = content.imageProperties.reservedLayoutSize
        let image = imageSize
        var left = margins.leading
        let imageRoom = max(image.width, content.image == nil ? 0 : reserved.width)
        let imageLeft = left + (imageRoom - image.width) / 2
        if imageRoom > 0 { left += imageRoom + content.imageToTextPadding }
        let room = max(width - left - margins.trailing, 0)
        let offer = CGSize(width: room, height: .infinity)
        let (main, other) = (size(of: mainLabel, in: offer), size(of: otherLabel, in: offer))
        let gap = content.textToSecondaryTextHorizontalPadding
        let isBeside =
            content.prefersSideBySideTextAndSecondaryText && main.height > 0 && other.height > 0
            && mainLabel.intrinsicContentSize.width + gap + otherLabel.intrinsicContentSize.width <= room
        let between = main.height > 0 && other.height > 0 && !isBeside ? content.textToSecondaryTextVerticalPadding : 0
        let texts = isBeside ? max(main.height, other.height) : main.height + between + other.height
        let inner = max(
            texts, image.height, content.image == nil ? 0 : reserved.height,
            content.minimumHeight - margins.top - margins.bottom)
        let top = margins.top + (inner - texts) / 2
        let otherWidth = isBeside ? other.width : room
        return (
            CGRect(
                x: imageLeft, y: margins.top + (inner - image.height) / 2, width: image.width, height: image.height),
            CGRect(x: left, y: top, width: isBeside ? main.width : room, height: main.height),
            CGRect(
                x: isBeside ? left + room - otherWidth : left, y: isBeside ? top : top + main.height + between,
                width: otherWidth, height: other.height),
            margins.top + inner + margins.bottom
        )
    }

    /// The distance of the texts from the left edge, in points.
    var textLeft: CGFloat { frames(atWidth: placement.width).main.minX }

    private func size(of label: UILabel, in offer: CGSize) -> CGSize {
        label.isHidden ? .zero : label.sizeThatFits(offer)
    }

    private var imageSize: CGSize {
        guard let image = content.image else { return .zero }
        let maximum = content.imageProperties.maximumSize
        let scale = min(
            maximum.width > 0 ? maximum.width / image.size.width : 1,
            maximum.height > 0 ? maximum.height / image.size.height : 1, 1
        )
        return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }

    /// Places image and texts, centred in the height.
    open override func layoutSubviews() {
        let frames = frames(atWidth: placement.width)
        let shift = (placement.height - frames.height) / 2
        imageView.place(frames.image.offsetBy(dx: 0, dy: shift))
        mainLabel.place(frames.main.offsetBy(dx: 0, dy: shift))
        otherLabel.place(frames.other.offsetBy(dx: 0, dy: shift))
    }

    /// The height of the content if its lines could have any width, in points; it has no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: frames(atWidth: .greatestFiniteMagnitude).height)
    }

    /// Returns the size that the content needs at a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(atWidth: size.width).height)
    }

    /// Returns the height of the content at the width of a target, in points.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    override func measure(in offer: CGSize) -> CGSize { sizeThatFits(offer) }
    override var contentDependsOnWidth: Bool { true }
    override func contentSize(atWidth width: CGFloat?) -> CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: frames(atWidth: width ?? .greatestFiniteMagnitude).height)
    }

    override var placesAllApart: Bool { true }
    override func makeViewCopy() -> ViewCopy {
        ViewCopy(whole: UIListContentView(configuration: content), of: self)
    }
}
