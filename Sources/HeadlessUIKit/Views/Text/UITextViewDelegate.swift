public import Foundation

#if PHONE
    // Said here and at its parent: the compiler would not infer it of a protocol with a parent.
    @MainActor
#endif
/// What a text view asks and tells about editing; every method has a default, as UIKit's are optional.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Asks whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Tells that editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Tells that editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks whether the user may replace a part of the text, counted in UTF-16.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells that the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Tells that the insertion point has moved, as it does with every change by the user.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Allows it.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Allows it.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Allows it.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
