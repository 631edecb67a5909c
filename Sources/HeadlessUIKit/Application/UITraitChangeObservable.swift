public import Foundation

/// An object that has traits and is notified of their changes: a view or a controller.
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The current traits.
    var traitCollection: UITraitCollection { get }
    /// Called when a trait has changed.
    @available(*, deprecated, message: "Use the trait change registration APIs of UITraitChangeObservable")
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Calls the overridden method, without the warning that it is deprecated: only apps get it.
private protocol TraitMethodCaller {
    func callTraitMethod(_ old: UITraitCollection)
}

/// A registration for changes of traits, needed to end it.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that calls closures when some of its traits change.
public protocol UITraitChangeObservable {
    /// A closure that gets the object whose traits have changed, and its former traits.
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Registers a closure that is called when one of the traits has changed, until the object is released.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

final class TraitChangeObserver: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    /// Called with the object and its former traits; strong, it ends with the object.
    private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init<TraitEnvironment>(_ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = { environment, previous in
            if let environment = environment as? TraitEnvironment { handler(environment, previous) }
        }
    }

    /// Calls the closure if one of its traits has changed.
    func notify(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
        let differs = traits.contains { ($0 as? any StageTrait.Type)?.differs(in: old, and: new) ?? false }
        if differs { handler(environment, old) }
    }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
    /// Registers a closure that is called when one of the traits of the view has changed.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let observer = TraitChangeObserver(traits, handler)
        madeExtras.traitObservers.append(observer)
        return observer
    }

    /// Ends a registration; does nothing if it has ended, or is another view's.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        extras?.traitObservers.removeAll { $0 === registration }
    }

    /// Notifies the view of a change of its traits: the overridden method first, then the closures, oldest first.
    func traitsHaveChanged(from old: UITraitCollection, to new: UITraitCollection) {
        (self as any TraitMethodCaller).callTraitMethod(old)
        if extras?.layer?.drawn != nil { setNeedsDisplay() }
        for observer in extras?.traitObservers ?? [] where observes(observer) {
            observer.notify(self, from: old, to: new)
        }
    }

    private func observes(_ observer: TraitChangeObserver) -> Bool {
        extras?.traitObservers.contains { $0 === observer } ?? false
    }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
    /// Registers a closure that is called when one of the traits of the controller has changed.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let observer = TraitChangeObserver(traits, handler)
        options.traitObservers.append(observer)
        return observer
    }

    /// Ends a registration; does nothing if it has ended, or is another controller's.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        withExtendedLifetime(options.traitObservers) { options.traitObservers.removeAll { $0 === registration } }
    }

    /// Notifies the controller of a change of its traits: the overridden method first, then the closures, oldest first.
    func traitsHaveChanged(from old: UITraitCollection, to new: UITraitCollection) {
        (self as any TraitMethodCaller).callTraitMethod(old)
        for observer in options.traitObservers where options.traitObservers.contains(where: { $0 === observer }) {
            observer.notify(self, from: old, to: new)
        }
    }
}

extension UIView: TraitMethodCaller {
    @available(*, deprecated)
    fileprivate func callTraitMethod(_ old: UITraitCollection) { traitCollectionDidChange(old) }
}

extension UIViewController: TraitMethodCaller {
    @available(*, deprecated)
    fileprivate func callTraitMethod(_ old: UITraitCollection) { traitCollectionDidChange(old) }
}
