import Foundation

/// A file descriptor: a file, a terminal or one end of a pipe, with calls that go on after a signal.
///
/// It does not close itself: whoever opened it does.
package struct Descriptor: Equatable, Sendable {
    /// What waiting for input came to.
    package enum Readiness: Equatable {
        /// There is something to read, or the end.
        case ready
        /// The time has passed.
        case timeout
        /// A signal came: the window may have changed.
        case interrupted
    }

    /// What reading came to.
    package enum Input: Equatable {
        /// Some bytes, one at least.
        case bytes([UInt8])
        /// The end.
        case end
        /// Nothing is there now.
        case nothing
    }

    /// The system's number for it.
    package let number: Int32

    /// Takes a descriptor by its number.
    package init(_ number: Int32) { self.number = number }

    // MARK: Reading

    /// Waits until there is something to read (or the end), at most so long.
    package func waitForInput(within time: Duration?) -> Readiness {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        switch poll(&request, 1, time.map(Self.milliseconds) ?? -1) {
        case 0: return .timeout
        case ..<0 where errno == EINTR: return .interrupted
        default: return .ready
        }
    }

    /// Waits until some descriptors can be read or have ended; returns their places, none after `time`.
    ///
    /// A signal that comes between ends the wait too: the caller looks and waits anew.
    package static func wait(for descriptors: [Descriptor], within time: Duration?) -> [Int] {
        var requests = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        guard poll(&requests, nfds_t(requests.count), time.map(milliseconds) ?? -1) > 0 else { return [] }
        return requests.indices.filter { requests[$0].revents != 0 }
    }

    /// Reads what is there, waiting for the first byte unless the descriptor does not block.
    package func takeInput(upTo limit: Int = 65_536) -> Input {
        var bytes: [UInt8] = []
        guard let count = receive(onto: &bytes, upTo: limit) else { return .nothing }
        return count == 0 ? .end : .bytes(bytes)
    }

    /// Reads once, at most `limit` bytes, and adds them to `bytes`.
    ///
    /// - Returns: how many came; 0 is the end, nil that nothing is there now.
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

    // MARK: Writing

    /// Writes all bytes, in as many pieces as it takes, waiting if it must.
    ///
    /// - Returns: the number of the system's error, or nil if all was written.
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

    /// Writes all bytes, waiting if it must; tells whether it could.
    package func send(_ bytes: [UInt8]) -> Bool { writeAll(bytes[...]) == nil }

    // MARK: Settings

    /// Has calls return at once instead of waiting.
    package func stopBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

    /// Whether it leads anywhere: it has not been closed.
    package var isOpen: Bool { fcntl(number, F_GETFD) >= 0 }

    /// Keeps it out of programs that this process starts or turns into.
    package func closeOnExec() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }

    /// Gives what it leads to the number `other` as well.
    package func duplicate(as other: Int32) {
        while dup2(number, other) < 0, errno == EINTR {}
    }

    /// Closes it.
    ///
    /// There is no second try after a signal, since Linux has closed it then.
    package func end() { _ = close(number) }

    // MARK: Terminals

    /// Whether it leads to a terminal.
    package var isTerminal: Bool { isatty(number) == 1 }

    /// The width of the terminal's window; nil if there is no window or the system does not say.
    package var columns: Int? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Returns a time as `poll` takes it, rounded up, so that what is due then is due.
    package static func milliseconds(_ time: Duration) -> Int32 {
        Int32(clamping: (max(time, .zero).attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}

/// What the system says about calls that fail, in small letters, as messages go on with it.
package enum SystemError {
    /// The text of `errno`, of the call that just failed.
    package static var text: String { text(of: errno) }

    /// Returns the text of an error's number.
    package static func text(of code: Int32) -> String {
        strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
    }
}

/// Functions of the system that Swift does not import, `fork` by intention, others for their variable arguments.
package enum SystemFunction {
    /// Returns a function of the running program by its name.
    ///
    /// It is looked for at run time; in a statically linked program or on another system there may be none, and the
    /// caller has another way then.
    package static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let address = dlsym(nil, name) else { return nil }
        return unsafeBitCast(address, to: type)
    }
}
