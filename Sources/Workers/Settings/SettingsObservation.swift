/// Somebody's wish to be told of changes; made by ``InternalSettings/observe(_:)``, ended by ``cancel()``.
///
/// The store keeps the observer until then, whether or not this handle is kept.
public struct SettingsObservation {
    /// The number under which the store keeps the observer.
    let number: Int
    /// The store; weak, an observation does not keep it.
    weak let settings: InternalSettings?

    /// Ends it: the observer is called no more and let go.
    public func cancel() { settings?.removeObserver(number) }
}
