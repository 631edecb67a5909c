/// The rule for names in a storage, the same for every implementation.
package enum StorageName {
    /// Checks a name.
    ///
    /// - Throws: ``StorageError/badName(_:)``.
    static func check(_ name: String) throws(StorageError) {
        let isUsable =
            !name.isEmpty && name.utf8.count <= 128 && name.utf8.first != UInt8(ascii: ".")
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
        guard isUsable else { throw .badName(name) }
    }

    /// Returns the first name of the series `name.damaged-1`, `name.damaged-2` … that is not taken.
    ///
    /// - Throws: ``StorageError/badName(_:)`` where the name with its ending is too long to be one.
    static func free(for name: String, taken: [String]) throws(StorageError) -> String {
        let taken = Set(taken)
        var number = 1
        while taken.contains("\(name).damaged-\(number)") { number += 1 }
        let free = "\(name).damaged-\(number)"
        try check(free)
        return free
    }

    /// Returns the name that something had before it was set aside: `settings` for `settings.damaged-1`.
    package static func original(of name: String) -> String {
        name.firstRange(of: ".damaged-").map { String(name[..<$0.lowerBound]) } ?? name
    }

    /// The error for a name under which nothing is stored, where something must be.
    static func nothing(at name: String) -> StorageError {
        .io(name: name, reason: "nothing is stored under this name")
    }
}
