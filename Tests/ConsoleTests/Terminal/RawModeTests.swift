#if os(Linux)
    import Testing

    @testable import Console

    @Suite struct RawModeTests {
        @Test func `the modes go and come back`() throws {
            let terminal = try PseudoTerminal()
            let mode = try #require(RawMode(terminal.terminal, restoringOn: []))
            #expect(terminal.isCooked)
            mode.turnOn()
            mode.turnOn()
            #expect(mode.isOn)
            #expect(!terminal.isCooked)
            mode.turnOff()
            mode.turnOff()
            #expect(!mode.isOn)
            #expect(terminal.isCooked)
        }

        @Test func `forgetting the object gives the terminal back`() throws {
            let terminal = try PseudoTerminal()
            var mode = RawMode(terminal.terminal, restoringOn: [])
            mode?.turnOn()
            #expect(!terminal.isCooked)
            mode = nil
            #expect(terminal.isCooked)
        }

        @Test func `a pipe has no modes`() throws {
            let pipe = try Pipe()
            #expect(RawMode(pipe.reading, restoringOn: []) == nil)
        }
    }
#endif
