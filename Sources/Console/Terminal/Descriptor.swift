import Walkthroughs

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file descriptor that somebody else owns, with calls that go on after a signal.
struct Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    var isTerminal: Bool { isatty(number) == 1 }

    /// The window's width; nil where it has none or does not say.
    var columns: Int? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Waits until there is something to read (or the end), at most so long.
    func waitForInput(within time: Duration?) -> Readiness {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        switch poll(&request, 1, time.map(Poll.milliseconds) ?? -1) {
        case 0: return .timeout
        case ..<0 where errno == EINTR: return .interrupted
        default: return .ready
        }
    }

    /// Reads what is there, waiting for the first byte unless the descriptor does not block.
    func takeInput(upTo count: Int = 65536) -> Input {
        var isThere = true
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let length = DescriptorCalls.read(number, into: UnsafeMutableRawBufferPointer(buffer))
            isThere = length != nil
            filled = length ?? 0
        }
        return isThere ? bytes.isEmpty ? .end : .bytes(bytes) : .nothing
    }

    /// Writes all of it, in as many pieces as it takes; returns the error number where it could not.
    func writeAll(_ bytes: ArraySlice<UInt8>) -> Int32? {
        DescriptorCalls.writeAll(bytes, to: number)
    }
}
