import StageRuntime

extension UIView {
    /// The stage's traits, with the appearance of the nearest view that has one; a new phone's if no stage runs.
    public var traitCollection: UITraitCollection {
        Stage.running == nil ? .phone : UITraitCollection.current.with(inheritedStyle)
    }

    /// The appearance of the view and all below, light or dark; if unspecified, that of the view above.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            let previous = traitCollection
            madeExtras.style = newValue
            appearanceDidChange(from: previous, to: newValue)
        }
    }

    /// The appearance set for the view, or for the nearest view above that has one; `nil` for none.
    var inheritedStyle: UIUserInterfaceStyle? {
        var view: UIView? = self
        while let present = view {
            if let style = present.declaredStyle { return style }
            view = present.superview
        }
        return nil
    }

    /// The appearance set for the view or for its controller; `nil` if for neither.
    var declaredStyle: UIUserInterfaceStyle? {
        if let style = extras?.style, style != .unspecified { return style }
        // Optional chaining would copy all the options.
        guard let controller, controller.options.style != .unspecified else { return nil }
        return controller.options.style
    }

    /// The user's text size, which is the same for all views.
    var textSizeCategory: UIContentSizeCategory {
        (Stage.running == nil ? UITraitCollection.phone : .current).preferredContentSizeCategory
    }

    /// Notifies the view, the views below it and their controllers that the app has set another appearance.
    func appearanceDidChange(from previous: UITraitCollection, to style: UIUserInterfaceStyle) {
        Stage.running?.trace.changedTrait("overrideUserInterfaceStyle", to: style.name)
        guard traitCollection != previous else { return }
        traitsDidChange(textSize: false, from: previous)
        for controller in window?.allControllers ?? [] where controller.viewIfLoaded?.isDescendant(of: self) == true {
            controller.traitsHaveChanged(from: previous, to: controller.traitCollection)
        }
    }

    func changeTint(to color: UIColor?) {
        guard color != ownTintColor else { return }
        ownTintColor = color
        invalidateScreen()
        passTintOn()
    }

    private func passTintOn() {
        tintColorDidChange()
        for view in subviews where view.ownTintColor == nil { view.passTintOn() }
    }
}
