import Basics
import WalkthroughLanguage
import WalkthroughRunner

/// A finding as a script that fails when it is run alone.
package struct FindingScript {
    /// The script.
    package let text: String

    /// Makes the script of a finding, with the header of its root.
    package init(_ finding: Finding, root: ExplorationRoot, app: String) {
        let walkthrough = root.walkthrough
        let failure = finding.failure
        let place = failure.screen.isEmpty ? "" : " on " + failure.screen
        var header = ["walkthrough " + (failure.oracle + place).quoted, "app " + app.quotedUnlessBare]
        if let environment = walkthrough.environment { header.append("environment " + environment.quotedUnlessBare) }
        header += walkthrough.flags.map { "flag \($0.key.value) \(Self.text(of: $0))" }
        header += walkthrough.settings.map { "set \($0.key.value) \(Self.text(of: $0))" }
        header += walkthrough.storage.map { "storage \($0.name.value) with \($0.content.text.quoted)" }
        if walkthrough.time != Walkthrough.defaultTime {
            header.append("time " + DateSyntax.text(of: walkthrough.time))
        }
        if let property = failure.property, !property.hasPrefix("expect ") { header.append(property) }
        let why = "# It fails: \(failure.oracle): \(failure.message)".split(separator: "\n").joined(separator: "\n# ")
        var lines = finding.lines
        // Commands of the world do not launch the app.
        if !lines.contains(where: Self.launches) { lines.append("launch") }
        if let property = failure.property, property.hasPrefix("expect ") { lines.append(property) }
        // Only a wait checks for stuck tasks.
        if failure.oracle == "stuck", lines.last != "wait" { lines.append("wait") }
        text = (header + ["", why] + lines).map { $0 + "\n" }.joined()
    }

    private static func text(of setting: Header.Setting) -> String {
        let text = setting.value.value.text
        return text.isBareWord ? text : text.quoted
    }

    private static func launches(_ line: String) -> Bool {
        var parser = ConsoleParser()
        guard let command = parser.parse(line).steps.first?.command else { return false }
        return command.needsApp || command == .app(.launch)
    }
}
