import Foundation

@testable import HeadlessUIKit

/// The least that brings up the keyboard.
final class FieldView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var takesText: Bool { true }
}
