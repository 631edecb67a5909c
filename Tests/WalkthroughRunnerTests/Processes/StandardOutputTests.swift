import TestSupport
import Testing

@Suite(.waiting) struct StandardOutputTests {
    @Test func `an output that cannot be made closes its file once and touches no other`() throws {
        // A second try, or one to put back what was not taken away, would end in another error.
        #expect(try ProbeRun("full", descriptors: 32).lines == ["no output: too many files"])
    }
}
