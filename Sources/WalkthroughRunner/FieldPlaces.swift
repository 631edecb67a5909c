import Synchronization

/// Where the fields of types stand in their mirrors: known places spare a look at every field before the one wanted.
///
/// An app has one for all its stages, so it has a lock.
final class FieldPlaces: Sendable {
    /// A field of a type.
    struct Field: Hashable {
        /// The type that has it.
        let type: ObjectIdentifier
        /// What it is called.
        let name: String
    }

    /// The places, counted from 0.
    private let places = Mutex<[Field: Int]>([:])

    /// The place of a field; `nil` if it is not known.
    subscript(field: Field) -> Int? {
        get { places.withLock { $0[field] } }
        set { places.withLock { $0[field] = newValue } }
    }
}
