/// A place in a menu whose items the app hands over when the menu is first shown, or each time.
///
/// The provider is called when the items are first looked at. What it hands over later shows then.
open class UIDeferredMenuElement: UIMenuElement {
    /// Asks the app for the items; strong, so it must hold owners weakly.
    private var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?
    /// Whether the provider is asked each time.
    private var isUncached = false
    private var wasAsked = false
    /// The items that it has handed over; strong.
    private var provided: [UIMenuElement] = []

    /// Makes a place whose items are handed over once.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(title: "", image: nil)
        provider = elementProvider
    }

    /// Makes a place whose items are handed over each time.
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
