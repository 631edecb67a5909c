/// The way from an object up to the one that owns it.
///
/// A weak reference would do the same, but makes every use of the owner slower. Where a link stands in an internal
/// property it also costs no check for overlapping accesses, if another one is put there by `swap(_:_:)`: the old
/// reference then goes once the access is over, which lets the compiler prove that there is no overlap.
struct Uplink<Owner: AnyObject> {
    /// The owner; unowned, for it clears this before it goes.
    unowned let owner: Owner?

    init(_ owner: Owner? = nil) { self.owner = owner }
}
