import Foundation
import Testing

@testable import Walkthroughs

struct BreakdownCauseTests {
    private typealias Cause = WalkthroughBreakdown.Cause

    @Test func `a signal is told as that`() {
        #expect(Cause(status: SIGSEGV, output: "", memoryLimit: 1) == .signal(SIGSEGV))
        #expect(Cause(status: SIGSEGV | 0x80, output: "", memoryLimit: 1) == .signal(SIGSEGV))
    }

    @Test func `an exit is told with its status`() {
        #expect(Cause(status: 0, output: "", memoryLimit: 1) == .exit(0))
        #expect(Cause(status: 3 << 8, output: "out of memory", memoryLimit: 1) == .exit(3))
    }

    @Test(arguments: [
        "Fatal error: failed to allocate 8388640 bytes of memory with alignment 16\n",
        "terminate called after throwing an instance of 'std::bad_alloc'", "Out of memory",
    ])
    func `the last words of an allocator tell why`(words: String) {
        #expect(Cause(status: SIGILL, output: words, memoryLimit: 5) == .memoryLimit(5))
    }

    @Test func `without a limit, or long before the end, they tell nothing`() {
        #expect(Cause(status: SIGILL, output: "out of memory", memoryLimit: 0) == .signal(SIGILL))
        let output = "out of memory" + String(repeating: "\n", count: 5000)
        #expect(Cause(status: SIGILL, output: output, memoryLimit: 5) == .signal(SIGILL))
        #expect(Cause(status: SIGKILL, output: "out of memory", memoryLimit: 5) == .signal(SIGKILL))
    }

    @Test func `a breakdown without a page names no step`() {
        #expect(WalkthroughBreakdown(.exit(1), page: nil).outcome == .crashed(WalkthroughBreakdown(.exit(1))))
        #expect(
            WalkthroughBreakdown(.timeLimit(.seconds(1)), page: nil).outcome
                == .timedOut(WalkthroughBreakdown(.timeLimit(.seconds(1)))))
    }
}
