import Basics
package import WalkthroughLanguage
import WalkthroughRunner

/// A failure that an exploration has found, with a script that reproduces it.
package struct Finding: Equatable, Sendable {
    /// What is tried at the end of a script.
    package struct Ending: Equatable, Sendable {
        let trial: Trial
        /// The lines by which it fails, maybe with waits.
        let lines: [String]
    }

    /// How the script fails.
    package var failure: ExploredRun.Failure
    /// The index of the root whose header the script has.
    package var root: Int
    /// The lines of the script, as few and as simple as possible.
    package var lines: [String]
    /// What is tried after the lines; nil if the lines alone fail.
    package var ending: Ending?
    /// The number of the first run that failed like this.
    package var run: Int
    /// The number of runs that failed like this.
    package var count = 1
    /// The lines after which other runs failed for the same cause, each with its screen, in the order found.
    package private(set) var otherTriggers: [String] = []
    private static let triggerLimit = 3

    /// Makes a finding.
    package init(failure: ExploredRun.Failure, root: Int, lines: [String], run: Int) {
        (self.failure, self.root, self.lines, self.run) = (failure, root, lines, run)
    }

    /// The lines with which it fails.
    package var allLines: [String] { lines + (ending?.lines ?? []) }

    /// Counts a run that failed for the same cause, after this line.
    mutating func count(_ line: String?, on screen: String) {
        count += 1
        guard let line, otherTriggers.count < Self.triggerLimit,
            line != allLines.last || screen != failure.screen
        else {
            return
        }
        let trigger = "`\(line)`" + (screen.isEmpty ? "" : " on \(screen)")
        if !otherTriggers.contains(trigger) { otherTriggers.append(trigger) }
    }
}

extension ExploredRun.Failure {
    /// Makes the failure of a run whose process has ended.
    init(_ breakdown: WalkthroughBreakdown, output: [String], screen: String) {
        let said = AppOutput.crashReason(in: output)
        self.init(
            oracle: breakdown.limit.map { $0 == .time ? "time-out" : "memory" } ?? "trap",
            message: breakdown.limit == nil
                ? Self.plain(said ?? breakdown.message)
                : breakdown.limit == .time ? "it does not end" : breakdown.message, screen: screen)
        guard breakdown.limit == nil else { return }
        frame = said.flatMap(Self.sourceLocation) ?? breakdown.crash?.first { $0.contains(" at ") }
    }

    /// Returns the location that a crash message begins with, unless it is in Swift's own sources: `Home.swift:31`.
    private static func sourceLocation(_ line: String) -> String? {
        guard let location = line.prefixMatch(of: /([^:]*\.swift:\d+):\s/)?.1, !location.hasPrefix("Swift/") else {
            return nil
        }
        return String(location)
    }

    /// Returns the system's crash message without the path of the file and without the full stop.
    private static func plain(_ line: String) -> String {
        let text = line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? line
        let isPlaced = line.split(separator: ":").first?.hasSuffix(".swift") == true
        // An address differs from run to run.
        return (isPlaced ? text : line).replacing(/0x[0-9a-f]+/, with: "…")
    }
}

/// A finding as a script that fails when it is run alone.
package struct FindingScript {
    /// The script.
    package let text: String

    /// Makes the script of a finding, with the header of its root.
    ///
    /// - Parameters:
    ///   - settings: the header's lines for what the command line sets.
    ///   - parameters: the lines of the parameters that stand for secrets, by their names; those that occur are kept.
    ///   - concealing: returns a text with these parameters.
    package init(
        _ finding: Finding, root: ExplorationRoot, app: String, settings: [String] = [],
        parameters: [(name: String, line: String)] = [], concealing: @escaping (Template) -> Template = { $0 }
    ) {
        let walkthrough = root.walkthrough
        let failure = finding.failure
        let onScreen = failure.screen.isEmpty ? "" : " on " + failure.screen
        var header = ["walkthrough " + (failure.oracle + onScreen).quoted, "app " + app.quotedUnlessBare]
        header += settings
        if let environment = walkthrough.environment { header.append("environment " + environment.quotedUnlessBare) }
        let setting = { (setting: Header.Setting) in
            let value = concealing(Template(setting.value.value.text))
            let text = value.isLiteral && value.text.isBareWord ? value.text : value.quoted
            return setting.key.value.quotedUnlessBare + " " + text
        }
        header += walkthrough.flags.map { "flag " + setting($0) }
        header += walkthrough.settings.map { "set " + setting($0) }
        header += walkthrough.storage.map { stored in
            "storage \(stored.name.value.quotedUnlessBare) with \(concealing(Template(stored.content.text)).quoted)"
        }
        if walkthrough.time != Walkthrough.defaultTime {
            header.append("time " + DateSyntax.text(of: walkthrough.time))
        }
        let step = failure.property.flatMap { $0 == "wait" || $0.hasPrefix("expect ") ? $0 : nil }
        if let property = failure.property, step == nil { header.append(property) }
        let frame = failure.frame.map { "\nin " + $0 } ?? ""
        let why = "# It fails: \(failure.oracle): \(failure.message)\(frame)".split(separator: "\n").joined(
            separator: "\n# ")
        var lines = finding.allLines
        // Commands of the world do not launch the app.
        if !lines.contains(where: Self.launches) { lines.append("launch") }
        if let step { lines.append(step) }
        // Only a wait checks for stuck tasks.
        if failure.oracle == "stuck", lines.last != "wait" { lines.append("wait") }
        lines = lines.map { line in
            guard let command = Self.command(line) else { return line }
            let other = command.mappingTexts(concealing)
            return other == command ? line : "\(other)"
        }
        header += parameters.filter { parameter in
            (header + lines).contains { $0.contains("${\(parameter.name)}") }
        }.map(\.line)
        text = (header + ["", why] + lines).map { $0 + "\n" }.joined()
    }

    private static func command(_ line: String) -> Command? {
        var parser = ConsoleParser()
        return parser.parse(line).steps.first?.command
    }

    private static func launches(_ line: String) -> Bool {
        command(line).map { $0.needsApp || $0 == .app(.launch) } ?? false
    }
}

/// The cause of a failed run; failures with the same check, message (without numbers) and location have the same cause.
///
/// The location of a trap is the app's innermost function. If that is not known, and for a timeout, it is the screen
/// and the last line. For a problem of the screen it is the screen. It is empty if the message says where it is.
package struct FailureCause: Hashable, Sendable {
    /// The name of the check that found the failure.
    package let oracle: String
    /// The message without numbers and addresses.
    package let message: String
    /// The function, or the screen, maybe with the last line; empty if the message says enough.
    package let location: String

    /// Makes the cause of a failure.
    ///
    /// - Parameter lines: the lines that were performed, the failing one last.
    package init(_ failure: ExploredRun.Failure, after lines: [String]) {
        oracle = failure.oracle
        if failure.oracle == "trap", let frame = failure.frame {
            (message, location) = ("", frame)
            return
        }
        // What a leak adds to its first sentence differs by what is pending, and one task ends with many errors.
        let ends = ["leak": ". ", "unhandled error": " ended with an error: "]
        let end = ends[failure.oracle].flatMap { failure.message.firstRange(of: $0)?.lowerBound }
        message = Self.withoutNumbers(String(failure.message[..<(end ?? failure.message.endIndex)]))
        switch failure.oracle {
        case "trap", "time-out", "memory":
            location = [failure.screen, lines.last.map(Self.withoutText) ?? ""].joined(separator: ": ")
        case "dead end", "eternal wait", "difference", "locked button", "not restored", "done twice", "impatient":
            location = failure.screen
        default: location = ""
        }
    }

    private static func withoutNumbers(_ text: String) -> String {
        text.replacing(/0x[0-9a-f]+|[0-9]+/, with: "#")
    }

    /// Returns a line without the text that it types, the language that it chooses, or the title of a row.
    private static func withoutText(_ line: String) -> String {
        if line.hasPrefix("locale ") { return "locale" }
        let line = line.replacing(/row "([^"\\]|\\.)*"/, with: "row")
        return line.hasPrefix("type ") ? line.replacing(/^type "([^"\\]|\\.)*"/, with: "type") : line
    }
}
