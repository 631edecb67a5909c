import TestSupport

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
        try expect(workshop.read("UITestScripts/a.walk"), is: "tap button \"Add\"\n")
    }

    @Test func `with --check nothing is changed`() throws {
        let outcome = try workshop.run("format", "--check")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .failed, output: "would change UITestScripts/a.walk\n",
                    errors: "1 to be formatted, 1 left as it is\n"))
        try expect(workshop.read("UITestScripts/a.walk"), is: "tap   button  \"Add\"\n")
    }

    @Test func `a script with an error stays unchanged, and the others are formatted`() throws {
        try workshop.write("tapp   x\n", to: "UITestScripts/0.walk")
        let outcome = try workshop.run("format")
        expect(outcome.status, is: .wrongInput)
        #expect(outcome.errors.hasPrefix("UITestScripts/0.walk:1:1: error: unknown command `tapp`\n"))
        try expect(workshop.read("UITestScripts/0.walk"), is: "tapp   x\n")
        try expect(workshop.read("UITestScripts/a.walk"), is: "tap button \"Add\"\n")
    }
}
