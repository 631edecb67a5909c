import WalkthroughRunner

/// What a test case is called in JUnit, where no class may have two of one name.
struct JUnitName {
    /// The script's path with dots for slashes, so that Jenkins takes the folder for the package.
    let className: String
    /// Its own among those of its class.
    let name: String
}

/// Gives every test of a class a name of its own, as JUnit's readers take equal names for one test.
struct UniqueNames {
    /// The names given, with their classes.
    private var given: Set<String>

    /// Makes one that is to give so many names.
    init(count: Int = 0) { given = Set(minimumCapacity: count) }

    /// Returns the name of a walkthrough's test case.
    mutating func name(of walkthrough: WalkthroughResult, in suite: ReportedSuite) -> JUnitName {
        let folders = suite.name.split(separator: "/").filter { $0 != "." && $0 != ".." }
        let words = folders.map(String.init) + [walkthrough.scriptName]
        let className = words.map { $0.replacing(".", with: "_") }.joined(separator: ".")
        let identity = walkthrough.walkthrough
        return JUnitName(
            className: className, name: name(Excerpt.of(identity.name), in: className, line: identity.line))
    }

    /// Returns a name that no other test of the class has: with its line, then with a number, if it must be.
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
