public import Foundation

/// A view that says why there is no content, in the middle of its safe area.
open class UIContentUnavailableView: UIView, UIContentView {
    /// What the view shows; setting a configuration of another type changes nothing.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration, new != content else { return }
            content = new
            show()
        }
    }
    /// Whether the content scrolls if it does not fit; without effect here.
    open var isScrollEnabled = false
    private var content = UIContentUnavailableConfiguration.empty()
    /// The parts, from the top; strong, a subview.
    private let column = UIStackView()

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a view that shows a configuration.
    public convenience init(configuration: UIContentUnavailableConfiguration) {
        self.init(frame: .zero)
        self.configuration = configuration
    }

    /// Makes a view of a size that shows nothing yet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let room = layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: room.trailingAnchor),
            column.centerYAnchor.constraint(equalTo: room.centerYAnchor),
        ])
    }

    private func show() {
        for part in column.arrangedSubviews { part.removeFromSuperview() }
        column.alignment = content.alignment == .center ? .center : .leading
        backgroundColor = content.background.backgroundColor
        add(picture, above: content.imageToTextPadding)
        add(label(content.text, content.textProperties), above: content.textToSecondaryTextPadding)
        add(label(content.secondaryText, content.secondaryTextProperties), above: 0)
        if let last = column.arrangedSubviews.last {
            column.setCustomSpacing(content.textToButtonPadding, after: last)
        }
        add(button(content.button, content.buttonProperties), above: content.buttonToSecondaryButtonPadding)
        add(button(content.secondaryButton, content.secondaryButtonProperties), above: 0)
    }

    private func add(_ part: UIView?, above gap: CGFloat) {
        guard let part else { return }
        column.addArrangedSubview(part)
        column.setCustomSpacing(gap, after: part)
    }

    private var picture: UIView? {
        if content.isLoading {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            return spinner
        }
        guard let image = content.image else { return nil }
        let view = UIImageView(image: image)
        view.tintColor = content.imageProperties.tintColor ?? .secondaryLabel
        view.layer.cornerRadius = content.imageProperties.cornerRadius
        let most = content.imageProperties.maximumSize
        let natural = image.isSymbolImage ? CGSize(width: 48, height: 48) : image.size
        let scale = min(
            most.width > 0 ? most.width / natural.width : 1, most.height > 0 ? most.height / natural.height : 1, 1)
        view.widthAnchor.constraint(equalToConstant: natural.width * scale).isActive = true
        view.heightAnchor.constraint(equalToConstant: natural.height * scale).isActive = true
        return view
    }

    private func label(_ text: String?, _ looks: UIContentUnavailableConfiguration.TextProperties) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = DefaultColorLabel()
        label.text = text
        label.font = looks.font
        label.textColor = looks.color
        label.numberOfLines = looks.numberOfLines
        label.textAlignment = content.alignment == .center ? .center : .natural
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        guard configuration.title?.isEmpty == false || configuration.image != nil else { return nil }
        let button = UIButton(configuration: configuration)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        button.isEnabled = properties.isEnabled
        return button
    }
}
