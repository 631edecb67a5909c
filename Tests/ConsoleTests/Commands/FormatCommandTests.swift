import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct FormatCommandTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop(configuration: nil)
        try workshop.write("tap   button  \"Add\"\n", to: "UITestScripts/a.walk")
        try workshop.write("rotate\n", to: "UITestScripts/b.walk")
    }

    @Test func `scripts are formatted, and formatted scripts stay unchanged`() throws {
        let outcome = try workshop.run("format")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .passed, output: "formatted UITestScripts/a.walk\n",
                    errors: "1 formatted, 1 left as it is\n"))
        expect(try workshop.read("UITestScripts/a.walk"), is: "tap button \"Add\"\n")
    }

    @Test func `with --check nothing is changed`() throws {
        let outcome = try workshop.run("format", "--check")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .failed, output: "would change UITestScripts/a.walk\n",
                    errors: "1 to be formatted, 1 left as it is\n"))
        expect(try workshop.read("UITestScripts/a.walk"), is: "tap   button  \"Add\"\n")
    }

    @Test func `a script with an error stays unchanged, and the others are formatted`() throws {
        try workshop.write("tapp   x\n", to: "UITestScripts/0.walk")
        let outcome = try workshop.run("format")
        expect(outcome.status, is: .wrongInput)
        #expect(outcome.errors.hasPrefix("UITestScripts/0.walk:1:1: error: unknown command `tapp`\n"))
        expect(try workshop.read("UITestScripts/0.walk"), is: "tapp   x\n")
        expect(try workshop.read("UITestScripts/a.walk"), is: "tap button \"Add\"\n")
    }

    @Test func `a link is written through, and the file keeps its permissions`() throws {
        let workshop = try Workshop()
        try workshop.write("tap   button  \"Add\"\n", to: "real/a.walk")
        let files = FileManager.default
        let (file, link) = (workshop.root.path + "/real/a.walk", workshop.root.path + "/link.walk")
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        try files.createSymbolicLink(atPath: link, withDestinationPath: "real/a.walk")
        expect(try workshop.run("format", "link.walk").output, is: "formatted link.walk\n")
        expect(try workshop.read("real/a.walk"), is: "tap button \"Add\"\n")
        expect(try files.destinationOfSymbolicLink(atPath: link), is: "real/a.walk")
        let mode = try files.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
        expect(mode?.intValue, is: 0o640)
        expect(try files.contentsOfDirectory(atPath: workshop.root.path + "/real"), is: ["a.walk"])
    }
}
