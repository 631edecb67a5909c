public import Foundation

/// An effect on the views behind a visual effect view.
open class UIVisualEffect: NSObject {
    /// The colour that is drawn over the views behind; `nil` for none.
    var color: UIColor? { nil }
}

/// A material in front of other views, which blurs them on a phone; drawn here as a translucent colour.
open class UIBlurEffect: UIVisualEffect {
    private let style: Style

    /// Makes a material.
    public init(style: Style) { self.style = style }

    override var color: UIColor? { style.color }

    /// The materials; those without Light or Dark in their name follow the appearance.
    @nonexhaustive public nonisolated enum Style: Int, Sendable {
        /// Light or dark.
        case extraLight, light, dark
        /// Of medium strength.
        case regular = 4
        /// The system's materials, from the thinnest to that of its bars.
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
            systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
            systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark,
            systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark

        var color: UIColor {
            let light = UIColor(white: 0.97, alpha: strength)
            let dark = UIColor(white: 0.14, alpha: strength)
            return switch self {
            case .extraLight, .light: light
            case .dark: dark
            case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                .systemThickMaterialLight, .systemChromeMaterialLight:
                light
            case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
                .systemChromeMaterialDark:
                dark
            default: UIColor { $0.userInterfaceStyle == .dark ? dark : light }
            }
        }

        private var strength: CGFloat {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
            case .extraLight, .prominent: 0.85
            default: 0.75
            }
        }
    }
}

/// An effect that makes content stand out on a material; without effect here.
open class UIVibrancyEffect: UIVisualEffect {
    /// Makes an effect for content on a material.
    public init(blurEffect: UIBlurEffect) {}
    /// Makes an effect for content of a kind on a material.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The kinds of content on a material.
@nonexhaustive public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
    /// A text, an area or a line, from the heaviest to the lightest of each.
    case label = 0, secondaryLabel = 1, tertiaryLabel = 2, quaternaryLabel = 3, fill = 4, secondaryFill = 5,
        tertiaryFill = 6, separator = 7
}

/// A view with an effect on the views behind it, and with content in front of the effect.
open class UIVisualEffectView: UIView {
    /// The effect; `nil` for none.
    open var effect: UIVisualEffect? { didSet { invalidateScreen() } }
    /// The view to which the app adds its content, as large as the effect view; strong, a subview.
    open private(set) var contentView = UIView()

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Fails the run with UIKit's reason unless the view is the content view.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== contentView else { return }
        raise(
            "\(type(of: subview)) has been added as a subview to \(type(of: self)). Do not add subviews directly to "
                + "the visual effect view itself, instead add them to the -contentView.")
    }

    /// The colour on which texts are drawn: the app's, or else that of the effect.
    override var paintedColor: UIColor? { backgroundColor ?? effect?.color }

    override func makeViewCopy() -> ViewCopy { ViewCopy(UIView(), of: subviews) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        if let color = effect?.color {
            painter.canvas.rectangle(rect, radius: layer.cornerRadius, fill: painter.palette.paint(color))
        }
        super.draw(with: &painter, in: rect)
    }
}
