/// A part of a menu whose items the app provides when the menu is first shown, or each time.
///
/// The provider is called when the items are first needed. Items that it provides later show from then on.
open class UIDeferredMenuElement: UIMenuElement {
    /// Provides the items; strong, so it must hold owners weakly.
    private var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?
    private var isUncached = false
    private var wasAsked = false
    /// Strong.
    private var provided: [UIMenuElement] = []

    /// Makes a part whose items are provided once.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(title: "", image: nil)
        provider = elementProvider
    }

    /// Makes a part whose items are provided each time.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement(elementProvider)
        element.isUncached = true
        return element
    }

    var elements: [UIMenuElement] {
        guard isUncached || !wasAsked else { return provided }
        wasAsked = true
        provider?({ [weak self] in self?.provided = $0 })
        return provided
    }

    /// The visible actions of the items.
    package override var actions: [UIAction] { elements.flatMap(\.actions) }
}
