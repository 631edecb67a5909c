import StageRuntime

extension UIView {
    /// The traits that hold for the view: those of the stage, with the appearance that is asked for there.
    ///
    /// The view decides, else the nearest one that it lies in. If no stage runs, they are those of a new phone.
    public var traitCollection: UITraitCollection {
        guard Stage.running != nil else { return .phone }
        let traits = UITraitCollection.current
        var view: UIView? = self
        while let present = view {
            if let style = present.declaredStyle {
                return traits.changing { $0.userInterfaceStyle = style }
            }
            view = present.superview
        }
        return traits
    }

    /// The appearance that the view, or the controller whose root view it is, asks for; nil if neither asks for one.
    var declaredStyle: UIUserInterfaceStyle? {
        if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
        guard let style = controller?.overrideUserInterfaceStyle, style != .unspecified else { return nil }
        return style
    }

    /// The size of text that the user prefers, which is the same for all views.
    var textSizeCategory: UIContentSizeCategory {
        (Stage.running == nil ? UITraitCollection.phone : .current).preferredContentSizeCategory
    }

    /// Tells the view, what lies in it and their controllers that another appearance has been asked for.
    ///
    /// - Parameters:
    ///   - previous: the traits that held before.
    ///   - style: what is asked for now.
    func appearanceDidChange(from previous: UITraitCollection, to style: UIUserInterfaceStyle) {
        Stage.running?.trace.changedTrait("overrideUserInterfaceStyle", to: style.name)
        guard traitCollection != previous else { return }
        traitsDidChange(textSize: false)
        for controller in window?.allControllers ?? [] where controller.viewIfLoaded?.isDescendant(of: self) == true {
            controller.traitCollectionDidChange(previous)
        }
    }
}
