/// Measures what a binary property list would become, before Foundation unfolds it.
///
/// Its containers refer to values by number, so a few bytes can stand for any number of values, and a container for
/// itself; Foundation's reader follows every reference.
struct BinaryPropertyListCheck {
    /// The end of the file says where the table is and how large its numbers are.
    private static let trailerSize = 32

    /// The whole file.
    private let bytes: [UInt8]
    /// Where the table with the places of the values begins.
    private let table: Int
    /// How many bytes a place in the table has.
    private let placeSize: Int
    /// How many bytes a reference has.
    private let referenceSize: Int
    /// How many values the table has.
    private let count: Int

    /// Throws if the list is damaged, nests too deep or would have more values than a configuration ever has.
    static func check(_ bytes: [UInt8]) throws(Fault) {
        guard bytes.count > trailerSize + 8 else { throw Fault(reason: "it is cut off") }
        let trailer = bytes.count - trailerSize
        guard let count = integer(bytes, at: trailer + 8, size: 8),
            let root = integer(bytes, at: trailer + 16, size: 8),
            let table = integer(bytes, at: trailer + 24, size: 8), table < bytes.count, count <= bytes.count
        else { throw Fault(reason: "it is damaged") }
        let check = BinaryPropertyListCheck(
            bytes: bytes, table: table, placeSize: Int(bytes[trailer + 6]), referenceSize: Int(bytes[trailer + 7]),
            count: count)
        try check.walk(from: root)
    }

    /// Follows every reference, with a stack of its own and a limit: a value is counted as often as it is referred to.
    private func walk(from root: Int) throws(Fault) {
        var waiting: [(value: Int, depth: Int)] = [(root, 0)]
        var visited = 0
        while let (value, depth) = waiting.popLast() {
            visited += 1
            let references = try references(of: value)
            guard depth <= ConfigurationKeyPath.depthLimit else {
                throw Fault(reason: "values within values, more than \(ConfigurationKeyPath.depthLimit) deep")
            }
            guard visited + waiting.count + references.count <= 2 * ConfigurationValue.countLimit else {
                throw Fault(reason: "it has too many values")
            }
            waiting += references.map { ($0, depth + 1) }
        }
    }

    /// The values that a container refers to, keys included; none for a leaf.
    private func references(of value: Int) throws(Fault) -> [Int] {
        let place = try place(of: value)
        let kind = bytes[place] >> 4
        guard Self.isPropertyListValue(bytes[place]) else { throw Fault(reason: "it holds what only archives have") }
        guard kind == 0xA || kind == 0xD else { return [] }
        var start = place + 1
        var length = Int(bytes[place] & 0xF)
        if length == 0xF {
            // A longer count follows as an integer of its own: a marker with the logarithm of its size, then its bytes.
            guard start < bytes.count, bytes[start] >> 4 == 0x1, bytes[start] & 0xF <= 3,
                let long = Self.integer(bytes, at: start + 1, size: 1 << Int(bytes[start] & 0xF))
            else { throw Fault(reason: "it is damaged") }
            start += 1 + (1 << Int(bytes[start] & 0xF))
            length = long
        }
        guard length <= ConfigurationValue.countLimit else { throw Fault(reason: "it has too many values") }
        var references: [Int] = []
        for index in 0..<(kind == 0xD ? 2 * length : length) {
            let place = start + index * referenceSize
            guard let reference = Self.integer(bytes, at: place, size: referenceSize) else {
                throw Fault(reason: "it is damaged")
            }
            if kind == 0xD, index < length { try checkIsText(reference) }
            references.append(reference)
        }
        return references
    }

    private func place(of value: Int) throws(Fault) -> Int {
        guard (0..<count).contains(value),
            let place = Self.integer(bytes, at: table + value * placeSize, size: placeSize),
            bytes.indices.contains(place)
        else { throw Fault(reason: "it is damaged") }
        return place
    }

    /// A dictionary's keys are texts; Foundation takes others and traps later.
    private func checkIsText(_ value: Int) throws(Fault) {
        let place = try place(of: value)
        guard [0x5, 0x6].contains(bytes[place] >> 4) else { throw Fault(reason: "a key in it is no text") }
    }

    /// Whether a value's first byte is that of a boolean, a number, a date, data, a text, an array or a dictionary.
    ///
    /// Sets, references and null are there for archives; Foundation on Linux traps on some of them.
    private static func isPropertyListValue(_ marker: UInt8) -> Bool {
        switch marker {
        case 0x08, 0x09, 0x10...0x13, 0x22, 0x23, 0x33: true
        case 0x40...0x6F, 0xA0...0xAF, 0xD0...0xDF: true
        // An unsigned integer above 63 bits, which is refused by itself later.
        case 0x14: true
        default: false
        }
    }

    /// Returns an integer, its highest byte first, or nil if there is none that fits.
    private static func integer(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
        guard (1...8).contains(size), place >= 0, place <= bytes.count - size else { return nil }
        let number = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: number)
    }
}
