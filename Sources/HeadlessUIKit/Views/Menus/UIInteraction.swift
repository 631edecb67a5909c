public import Foundation

/// Something that the user can do with a view besides its gestures, such as opening a context menu.
public protocol UIInteraction: NSObjectProtocol {
    /// The view of the interaction; weak, since it owns its interactions.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from its view with `nil`.
    func willMove(to view: UIView?)
    /// Called when the interaction was added to a view, or removed from its view with `nil`.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The view's interactions, oldest first; the view owns them.
    public var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set {
            let old = interactions
            for interaction in old where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue where !old.contains(where: { $0 === interaction }) {
                addInteraction(interaction)
            }
        }
    }

    /// Adds an interaction, which the view owns from then on, after removing it from its former view.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        madeExtras.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction of the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extras?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
