import TestSupport

@testable import Configuration

@Suite struct ConfigurationErrorMessageTests {
    private func text(_ error: ConfigurationError) -> String { error.message }

    @Test func `errors of the whole file`() {
        let path = "Config.plist"
        let errors: [ConfigurationError] = [
            .fileMissing(path: path),
            .notAFile(path: path, kind: "a folder"),
            .unreadable(path: path, reason: "Permission denied"),
            .notAPropertyList(path: path, line: 7, reason: "<dict> is not closed"),
            .notAPropertyList(path: path, line: nil, reason: "it is empty"),
            .rootNotADictionary(path: path, found: "an array of 1 value"),
            .unusableValue(ConfigurationKeyPath(["a", "b"]), path: path, text: "inf"),
        ]
        #expect(
            errors.map(text) == [
                "Config.plist: no such file; make it, with <plist version=\"1.0\"><dict/></plist> in it, "
                    + "or name another file with --config FILE",
                "Config.plist: this is a folder, not a file; name a property list with --config FILE",
                "Config.plist: cannot be read: Permission denied; change its permissions, "
                    + "or name another file with --config FILE",
                "Config.plist:7: not a property list: <dict> is not closed; correct it there",
                "Config.plist: not a property list: it is empty; correct it there",
                "Config.plist: the root must be a dictionary, found an array of 1 value; "
                    + "put the keys into <dict> … </dict>",
                "Config.plist: a.b: a configuration cannot hold inf; "
                    + "write a finite number, an integer in 64 bits at most",
            ])
    }

    @Test func `values that no text can give must be written in the file`() {
        let origin = ConfigurationOrigin.file(path: "Config.plist")
        expect(
            text(.wrongType(path("a"), origin: origin, expected: .array(of: .string), found: .integer(1))),
            is: "Config.plist: a: expected an array, found the integer 1; write it as an array in the file")
        expect(
            text(.notSettable(path("a"), origin: commandLine, type: .array(of: .string))),
            is: "--set: a: an array has no text of its own; change it in the file")
        expect(
            text(.missingKey(path("a"), path: "Config.plist", expected: nil)),
            is: "Config.plist: a: missing; add it there")
    }

    @Test func `an app's error about all values is reported for the configuration`() {
        let origin = ConfigurationOrigin.file(path: "Config.plist")
        expect(
            text(.refused(ConfigurationKeyPath(), origin: origin, reason: "no\nway")),
            is: "Config.plist: the configuration: no\\nway; rehearse config shows all values")
    }

    @Test func `nothing from a file reaches a terminal as a control sequence`() {
        let origin = ConfigurationOrigin.file(path: "a\u{1B}b.plist")
        let script = ConfigurationOrigin.script(file: "\u{9B}.walk", line: 1)
        let key = ConfigurationKeyPath(["\u{1B}[2J", "::error"])
        let errors: [ConfigurationError] = [
            .unknownKey(key, origin: origin, nearest: nil),
            .wrongType(key, origin: origin, expected: .boolean, found: .string("\u{1B}]0;x\u{7}\r\n")),
            .wrongText(key, origin: origin, expected: .boolean, found: "\u{202E}\u{9B}"),
            .refused(key, origin: origin, reason: "\u{1B}"),
            .wrongText(key, origin: script, expected: .boolean, found: "x"),
            .missingKey(key, path: "\u{1B}", expected: .boolean),
            .fileMissing(path: "a\u{1B}\nb"),
            .notAPropertyList(path: "x", line: 1, reason: "<\u{1B}> is unknown"),
        ]
        for error in errors {
            let scalars = text(error).unicodeScalars
            #expect(scalars.allSatisfy { ![.control, .format].contains($0.properties.generalCategory) })
        }
    }

    @Test func `several errors are a line each`() {
        let errors = ConfigurationErrors([.fileMissing(path: "a"), .fileMissing(path: "b")])
        expect((errors.description, errors.messages.count), is: (errors.messages.joined(separator: "\n"), 2))
    }
}
