import Foundation
import TestSupport

@testable import Basics

@Suite struct ProcessExitTests {
    @Test func `a signal is reported as a signal`() {
        expect(ProcessExit(status: SIGSEGV, output: AppOutput(""), memoryLimit: 1), is: .signal(SIGSEGV))
        expect(ProcessExit(status: SIGSEGV | 0x80, output: AppOutput(""), memoryLimit: 1), is: .signal(SIGSEGV))
    }

    @Test func `an exit is reported with its status`() {
        expect(ProcessExit(status: 0, output: AppOutput(""), memoryLimit: 1), is: .exit(0))
        expect(ProcessExit(status: 3 << 8, output: AppOutput("out of memory"), memoryLimit: 1), is: .exit(3))
    }

    @Test(arguments: [
        "Fatal error: failed to allocate 8388640 bytes of memory with alignment 16\n",
        "terminate called after throwing an instance of 'std::bad_alloc'", "Out of memory",
    ])
    func `the last words of an allocator tell why`(words: String) {
        expect(ProcessExit(status: SIGILL, output: AppOutput(words), memoryLimit: 5), is: .memoryLimit(5))
    }

    @Test(arguments: [
        "App/Cache.swift:7: Fatal error: out of memory", "out of memory\nFatal error: Index out of range",
        "out of memory, so the cache is emptied\nready",
    ])
    func `what the app says about memory, or said before, is not an allocator's last word`(words: String) {
        expect(ProcessExit(status: SIGILL, output: AppOutput(words), memoryLimit: 5), is: .signal(SIGILL))
    }

    @Test func `the reason of a crash is the runtime's line, not a line of the backtrace that holds its words`() {
        let reason = "App/Home.swift:7: Fatal error: Index out of range"
        let register = "r14 0x00007f2a1c004a30  46 61 74 61 6c 20 65 72 72 6f 72 3a 20 41 74 74  Fatal error: Att"
        expect(AppOutput.crashReason(in: ["ready", reason, register]), is: reason)
        expect(AppOutput.crashReason(in: ["Fatal error: a", register, "bye"]), is: "Fatal error: a")
        expect(AppOutput.crashReason(in: [register]), is: nil)
    }

    @Test func `without a limit, or long before the time-out, the cause is not the time`() {
        expect(ProcessExit(status: SIGILL, output: AppOutput("out of memory"), memoryLimit: 0), is: .signal(SIGILL))
        let output = "out of memory\n" + String(repeating: String(repeating: "x", count: 200) + "\n", count: 30)
        expect(ProcessExit(status: SIGILL, output: AppOutput(output), memoryLimit: 5), is: .signal(SIGILL))
        expect(ProcessExit(status: SIGKILL, output: AppOutput("out of memory"), memoryLimit: 5), is: .signal(SIGKILL))
    }
}
