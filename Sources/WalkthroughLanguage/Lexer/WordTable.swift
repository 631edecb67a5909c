import HeadlessUIKit

/// Finds what a bare word means to the language by its bytes; nearly every line of a script has several such words.
///
/// It is a hash table of open addressing, twice too large, in which a word is a number: none is compared by letters.
struct WordTable: Sendable {
    /// A word with what it means; one that means nothing is a free place.
    struct Entry: Sendable {
        /// The word's bytes, one behind the other in a number.
        fileprivate var letters: UInt128 = 0
        /// The keyword it is.
        var keyword: Keyword?
        /// The role it names.
        var role: ElementRole?
    }

    /// The words of the language.
    static let language = WordTable()

    /// How many bytes a word can have.
    private static let mostLetters = 16
    /// How many bits the number of a place has.
    private static let placeBits = 8

    /// The words, each at the place that its bytes lead to or behind it.
    private var entries = [Entry](repeating: Entry(), count: 1 << placeBits)

    /// Fills the table.
    private init() {
        for keyword in Keyword.allCases { entries[addedPlace(of: keyword.word)].keyword = keyword }
        for role in ElementRole.allCases { entries[addedPlace(of: role.rawValue)].role = role }
    }

    /// Returns what bytes of a file mean as a word.
    func entry(of word: Range<Int>, in file: UnsafeBufferPointer<UInt8>) -> Entry {
        guard word.count <= Self.mostLetters else { return Entry() }
        var letters: UInt128 = 0
        for offset in word { letters = letters << 8 | UInt128(file[offset]) }
        return entries[place(of: letters)]
    }

    /// Returns the place of a word, which it gets if it has none.
    private mutating func addedPlace(of word: String) -> Int {
        let letters = word.utf8.reduce(0) { $0 << 8 | UInt128($1) }
        let place = place(of: letters)
        entries[place].letters = letters
        return place
    }

    /// Returns the place of a word, or the free one where it would stand.
    private func place(of letters: UInt128) -> Int {
        // Fibonacci hashing: Knuth, The Art of Computer Programming, volume 3, 6.4.
        let mixed = UInt64(truncatingIfNeeded: letters ^ letters >> 64) &* 0x9E37_79B9_7F4A_7C15
        var place = Int(mixed >> UInt64(64 - Self.placeBits))
        while entries[place].letters != 0, entries[place].letters != letters { place = (place + 1) % entries.count }
        return place
    }
}
