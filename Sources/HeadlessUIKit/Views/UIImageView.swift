public import Foundation

/// A view that shows a picture; without label and identifier it is decorative, and no element.
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }

    /// Makes a view without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view that shows a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        accessibilityTraits = .image
    }

    open override var intrinsicContentSize: CGSize {
        guard let image else { return .zero }
        return image.isSymbolImage ? CGSize(width: 24, height: 24) : CGSize(width: 120, height: 120)
    }

    package override var elementRole: ElementRole? {
        guard isAccessibilityElement || accessibilityLabel != nil || accessibilityIdentifier != nil else { return nil }
        return roleByTraits ?? .image
    }
}
