/// The options of one command line, in the order given.
struct GivenOptions {
    private(set) var values: [(name: OptionName, value: OptionValue)] = []

    mutating func add(_ name: OptionName, _ value: OptionValue) {
        values.append((name, value))
    }

    func has(_ name: OptionName) -> Bool { values.contains { $0.name == name } }

    func all(_ name: OptionName) -> [OptionValue] { values.filter { $0.name == name }.map(\.value) }

    func text(_ name: OptionName) -> String? {
        if case .text(let text)? = all(name).last { text } else { nil }
    }

    func texts(_ name: OptionName) -> [String] {
        all(name).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    func count(_ name: OptionName) -> Int? {
        if case .count(let count)? = all(name).last { count } else { nil }
    }

    func seed(_ name: OptionName) -> UInt64? {
        if case .seed(let seed)? = all(name).last { seed } else { nil }
    }

    func pairs(_ name: OptionName) -> [KeyValue] {
        all(name).compactMap { if case .pair(let pair) = $0 { pair } else { nil } }
    }
}
