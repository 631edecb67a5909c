import Basics
import WalkthroughRunner

/// What a test case is called in JUnit, where no class may have two of one name.
struct JUnitName {
    /// The script's path with dots for slashes, so that Jenkins takes the folder for the package.
    let className: String
    /// Its own among those of its class.
    let name: String
    /// Whether a template takes them and the script's path and the argument: nothing is done to any of them.
    let isPlain: Bool

    /// Returns those of all walkthroughs, by place; names are given in the order of the suites.
    static func all(of report: RunReport, _ suites: [ReportedSuite]) -> [JUnitName] {
        let none = JUnitName(className: "", name: "", isPlain: false)
        var names = Array(repeating: none, count: report.walkthroughs.count)
        var unique = UniqueNames(count: names.count)
        for suite in suites {
            let folders = suite.name.split(separator: "/").filter { $0 != "." && $0 != ".." }
            let package = folders.map { word(String($0)) + "." }.joined()
            for place in suite.places {
                let className = package + word(report.walkthroughs[place].scriptName)
                let identity = report.walkthroughs[place].walkthrough
                let name = unique.name(Excerpt.of(identity.name), in: className, line: identity.line)
                let argument = identity.argument
                let isPlain =
                    TextTemplate.takes(className) && TextTemplate.takes(name) && TextTemplate.takes(argument)
                    && ShellWord.isPlain(argument[...])
                names[place] = JUnitName(className: className, name: name, isPlain: isPlain)
            }
        }
        return names
    }

    private static func word(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
        return String(decoding: text.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    }
}
