/// The way from an object up to the one that owns it.
///
/// A weak reference would do the same, but makes every use of the owner slower, and an unowned one counts each link.
struct Uplink<Owner: AnyObject> {
    /// The owner, not counted: it clears this before it goes.
    private let reference: Unmanaged<Owner>?

    init(_ owner: Owner? = nil) { reference = owner.map(Unmanaged.passUnretained) }

    /// Tells whether it leads to an object.
    func leads(to other: Owner) -> Bool { reference?.toOpaque() == Unmanaged.passUnretained(other).toOpaque() }

    /// Looks at the owner; `nil` where there is none.
    @inline(__always) func look<Result>(_ body: (Owner) -> Result) -> Result? {
        reference.map { body($0.takeUnretainedValue()) }
    }

    /// The owner.
    var owner: Owner? { reference?.takeUnretainedValue() }
}
