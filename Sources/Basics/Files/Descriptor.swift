import Foundation

/// A file descriptor: a file, a terminal or one end of a pipe.
///
/// Its calls are repeated if a signal interrupts them. It does not close itself: the code that opened it closes it.
package struct Descriptor: Equatable, Sendable {
    /// The result of waiting for input.
    package enum Readiness: Equatable {
        /// There is something to read, or the end of the input.
        case ready
        /// The time has passed.
        case timeout
        /// A signal came, for example because the size of the window has changed.
        case interrupted
    }

    /// The result of reading.
    package enum Input: Equatable {
        /// At least one byte.
        case bytes([UInt8])
        /// The end of the input.
        case end
        /// Nothing can be read at the moment.
        case nothing
    }

    /// The system's number of the descriptor.
    package let number: Int32

    /// Makes a descriptor from the system's number.
    package init(_ number: Int32) { self.number = number }

    // MARK: Reading

    /// Waits until there is input or the end of the input, at most for `time`; without a limit if `time` is nil.
    package func waitForInput(within time: Duration?) -> Readiness {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        switch poll(&request, 1, time.map(Self.milliseconds) ?? -1) {
        case 0: return .timeout
        case ..<0 where errno == EINTR: return .interrupted
        default: return .ready
        }
    }

    /// Waits until at least one descriptor has input or has ended; returns the indices of those, or `[]` after `time`.
    ///
    /// A signal also ends the wait with `[]`; the caller then checks its state and waits again.
    package static func wait(for descriptors: [Descriptor], within time: Duration?) -> [Int] {
        var requests = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        guard poll(&requests, nfds_t(requests.count), time.map(milliseconds) ?? -1) > 0 else { return [] }
        return requests.indices.filter { requests[$0].revents != 0 }
    }

    /// Reads the available bytes; waits for the first byte unless the descriptor is non-blocking.
    package func readInput(upTo limit: Int = 65_536) -> Input {
        var bytes: [UInt8] = []
        guard let count = receive(onto: &bytes, upTo: limit) else { return .nothing }
        return count == 0 ? .end : .bytes(bytes)
    }

    /// Reads once, at most `limit` bytes, and appends them to `bytes`.
    ///
    /// - Returns: the number of bytes; 0 at the end of the input, nil if nothing can be read at the moment.
    package func receive(onto bytes: inout [UInt8], upTo limit: Int = 65_536) -> Int? {
        withUnsafeTemporaryAllocation(byteCount: limit, alignment: 16) { buffer in
            while true {
                let count = read(number, buffer.baseAddress, buffer.count)
                if count >= 0 {
                    bytes.append(contentsOf: buffer[..<count])
                    return count
                }
                if errno == EINTR { continue }
                return errno == EAGAIN ? nil : 0
            }
        }
    }

    /// Waits until every process with the other end has closed it; the descriptor must block.
    package func waitForEnd() {
        var bytes: [UInt8] = []
        while receive(onto: &bytes) != 0 { bytes.removeAll() }
    }

    // MARK: Writing

    /// Writes all bytes, in several writes if necessary; waits if the other end is not ready.
    ///
    /// - Returns: the system's error number, or nil if everything was written.
    package func writeAll(_ bytes: ArraySlice<UInt8>) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                let count = write(number, rest.baseAddress, rest.count)
                if count >= 0 {
                    written += count
                } else if errno == EAGAIN {
                    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&request, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }

    /// Writes all bytes, waiting if necessary; returns whether everything was written.
    package func send(_ bytes: [UInt8]) -> Bool { writeAll(bytes[...]) == nil }

    // MARK: Settings

    /// Makes the descriptor non-blocking: calls return at once instead of waiting.
    package func stopBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

    /// Whether the descriptor is open.
    package var isOpen: Bool { fcntl(number, F_GETFD) >= 0 }

    /// Closes the descriptor automatically in programs that this process executes.
    package func closeOnExec() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }

    /// Makes `other` a second number for the same file, terminal or pipe.
    package func duplicate(as other: Int32) { while dup2(number, other) < 0, errno == EINTR {} }

    /// Closes the descriptor.
    ///
    /// The call is not repeated after a signal, because Linux has closed the descriptor even then.
    package func end() { _ = close(number) }

    // MARK: Terminals

    /// Whether the descriptor is a terminal.
    package var isTerminal: Bool { isatty(number) == 1 }

    /// The width of the terminal's window in columns; nil if the system does not report it.
    package var columns: Int? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Returns a time in milliseconds for `poll`, rounded up so that the wait is never too short.
    package static func milliseconds(_ time: Duration) -> Int32 {
        Int32(clamping: (max(time, .zero).attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}

/// The system's texts for failed calls, in lower case, because messages continue with them.
package enum SystemError {
    /// The text for `errno`, the error of the call that has just failed.
    package static var text: String { text(of: errno) }

    /// Returns the text for an error number.
    package static func text(of code: Int32) -> String {
        strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
    }
}

/// Functions of the system that Swift does not import: `fork`, and functions with variable arguments.
package enum SystemFunction {
    /// Returns a function by its name, or nil if the program has no such function.
    ///
    /// It is found at run time, and may be missing in a statically linked program or on another system.
    package static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let address = address(of: name) else { return nil }
        return unsafeBitCast(address, to: type)
    }

    /// Returns the address of a function or a variable of the program or its libraries; nil if there is none.
    package static func address(of name: String) -> UnsafeMutableRawPointer? {
        // `RTLD_DEFAULT`, a cast that Swift does not import: -2 on Apple's platforms, on which nil finds nothing.
        #if canImport(Darwin)
            let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
        #else
            let everywhere: UnsafeMutableRawPointer? = nil
        #endif
        return dlsym(everywhere, name)
    }
}
