import Foundation

/// The mark of an annotation on a map.
final class MapAnnotationView: UIView {
    /// What it marks.
    let annotation: MapAnnotation

    init(_ annotation: MapAnnotation) {
        self.annotation = annotation
        super.init(frame: .zero)
        isAccessibilityElement = true
        isUserInteractionEnabled = false
    }

    override var elementLabel: String? { annotation.title }
    override var elementValue: String? { annotation.coordinate.text }
}
