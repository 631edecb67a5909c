import Foundation
import Testing

@testable import WalkthroughRunner

struct BreakdownCauseTests {
    private typealias Cause = WalkthroughBreakdown.Cause

    @Test func `a signal is reported as a signal`() {
        #expect(Cause(status: SIGSEGV, output: AppOutput(""), memoryLimit: 1) == .signal(SIGSEGV))
        #expect(Cause(status: SIGSEGV | 0x80, output: AppOutput(""), memoryLimit: 1) == .signal(SIGSEGV))
    }

    @Test func `an exit is reported with its status`() {
        #expect(Cause(status: 0, output: AppOutput(""), memoryLimit: 1) == .exit(0))
        #expect(Cause(status: 3 << 8, output: AppOutput("out of memory"), memoryLimit: 1) == .exit(3))
    }

    @Test(arguments: [
        "Fatal error: failed to allocate 8388640 bytes of memory with alignment 16\n",
        "terminate called after throwing an instance of 'std::bad_alloc'", "Out of memory",
    ])
    func `the last words of an allocator tell why`(words: String) {
        #expect(Cause(status: SIGILL, output: AppOutput(words), memoryLimit: 5) == .memoryLimit(5))
    }

    @Test(arguments: [
        "App/Cache.swift:7: Fatal error: out of memory", "out of memory\nFatal error: Index out of range",
        "out of memory, so the cache is emptied\nready",
    ])
    func `what the app says about memory, or said before, is not an allocator's last word`(words: String) {
        #expect(Cause(status: SIGILL, output: AppOutput(words), memoryLimit: 5) == .signal(SIGILL))
    }

    @Test func `the reason of a crash is the runtime's line, not a line of the backtrace that holds its words`() {
        let reason = "App/Home.swift:7: Fatal error: Index out of range"
        let register = "r14 0x00007f2a1c004a30  46 61 74 61 6c 20 65 72 72 6f 72 3a 20 41 74 74  Fatal error: Att"
        #expect(AppOutput.crashReason(in: ["ready", reason, register]) == reason)
        #expect(AppOutput.crashReason(in: ["Fatal error: a", register, "bye"]) == "Fatal error: a")
        #expect(AppOutput.crashReason(in: [register]) == nil)
    }

    @Test func `without a limit, or long before the time-out, the cause is not the time`() {
        #expect(Cause(status: SIGILL, output: AppOutput("out of memory"), memoryLimit: 0) == .signal(SIGILL))
        let output = "out of memory\n" + String(repeating: String(repeating: "x", count: 200) + "\n", count: 30)
        #expect(Cause(status: SIGILL, output: AppOutput(output), memoryLimit: 5) == .signal(SIGILL))
        #expect(Cause(status: SIGKILL, output: AppOutput("out of memory"), memoryLimit: 5) == .signal(SIGKILL))
    }

    @Test func `a crash without a page names no step`() {
        let identity = WalkthroughIdentity(path: "a.walk", line: nil, title: "A", rowName: nil)
        let breakdown = WalkthroughBreakdown(.exit(1), page: nil)
        #expect(breakdown == WalkthroughBreakdown(.exit(1)))
        #expect(WalkthroughResult(identity, breakdown).outcome == .crashed)
        #expect(
            WalkthroughResult(identity, WalkthroughBreakdown(.timeLimit(.seconds(1)), page: nil)).outcome == .timedOut)
    }
}
