/// What finds search terms for a text that is being typed.
///
/// A scene sees only this; offline and live implementations stand behind it.
public protocol SuggestionsWorker: AnyObject {
    /// Returns the terms that fit `text`, most fitting first.
    ///
    /// - Parameter text: what was typed, as it is: it is not trimmed.
    /// - Throws: ``SuggestionsError``; its `cancelled` as soon as the asking task is cancelled.
    func search(_ text: String) async throws(SuggestionsError) -> [String]
}
