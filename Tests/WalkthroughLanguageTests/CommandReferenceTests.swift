import TestSupport

@testable import WalkthroughLanguage

@Suite struct CommandReferenceTests {
    @Test func `every example of a script's command can be written as it stands`() {
        for entry in CommandReference.entries where entry.section != .console {
            let (script, diagnostics) = parse(entry.example + "\n")
            #expect(diagnostics == [], "\(entry.name)")
            #expect(entry.section == .header || script.steps.count == 1, "\(entry.name)")
        }
    }

    @Test func `names are unique, but for the app that a header and the console name`() {
        let names = CommandReference.entries.map(\.name)
        let repeated = Set(names.filter { name in names.count { $0 == name } > 1 })
        expect(repeated, is: ["app"])
    }
}
