/// Gives every test of a class a name of its own, as JUnit's readers take equal names for one test.
struct UniqueNames {
    /// The names given, with their classes.
    private var given: Set<String> = []

    /// Returns a name that no other test of the class has: with its line, then with a number, where it must be.
    mutating func name(_ name: String, in className: String, line: Int?) -> String {
        let candidates = [name] + (line.map { [name + " at line \($0)"] } ?? [])
        for candidate in candidates where given.insert(className + "\u{0}" + candidate).inserted { return candidate }
        var number = 2
        while !given.insert(className + "\u{0}" + name + " [\(number)]").inserted { number += 1 }
        return name + " [\(number)]"
    }
}
