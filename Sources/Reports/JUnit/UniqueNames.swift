/// Gives every test of a class a name of its own, as JUnit's readers take equal names for one test.
struct UniqueNames {
    /// The names given, with their classes.
    private var given: Set<String>

    /// Makes one that is to give so many names.
    init(count: Int = 0) { given = Set(minimumCapacity: count) }

    /// Returns a name that no other test of the class has: with its line, then with a number, where it must be.
    mutating func name(_ name: String, in className: String, line: Int?) -> String {
        if give(name, in: className) { return name }
        if let line, give(name + " at line \(line)", in: className) { return name + " at line \(line)" }
        var number = 2
        while !give(name + " [\(number)]", in: className) { number += 1 }
        return name + " [\(number)]"
    }

    private mutating func give(_ name: String, in className: String) -> Bool {
        given.insert(className + "\u{0}" + name).inserted
    }
}
