/// The way from an object up to the one that owns it.
///
/// A weak reference would do the same, but makes every use of the owner slower. Kept private and changed by `set(_:)`
/// only, it also costs no check for overlapping accesses: the old reference goes once the access is over, which lets
/// the compiler prove that there is no overlap.
struct Uplink<Owner: AnyObject> {
    /// The owner; unowned, for it clears this before it goes.
    private(set) unowned var owner: Owner?

    init(_ owner: Owner? = nil) { self.owner = owner }

    /// Puts another owner, or none, in the place of the present one.
    static func set(_ link: inout Uplink, to owner: Owner?) {
        var other = Uplink(owner)
        swap(&link, &other)
    }
}
