import TestSupport

@Suite(.waiting) struct StandardOutputTests {
    @Test func `an output that cannot be made closes its file once and touches no other`() throws {
        // A second try, or restoring a descriptor that was not replaced, would end in another error.
        try expect(ProbeRun("full", descriptors: 32).lines, is: ["no output: too many files"])
    }
}
