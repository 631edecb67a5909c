import TestSupport
import Testing

@Suite(.waiting) struct StandardOutputTests {
    @Test func `an output that cannot be made closes its file once and touches no other`() throws {
        // A second try, or restoring a descriptor that was not replaced, would end in another error.
        #expect(try ProbeRun("full", descriptors: 32).lines == ["no output: too many files"])
    }
}
