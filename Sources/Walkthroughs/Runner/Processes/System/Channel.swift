#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One end of a pipe, or a file, by its number, with calls that go on after a signal; whoever made it closes it.
struct Channel: Equatable, Sendable {
    /// The descriptor's number.
    let number: Int32

    /// Receives once, at most `limit` bytes, behind what is in `bytes`.
    ///
    /// - Returns: how many came; 0 is the end, nil that nothing is there now.
    func receive(onto bytes: inout [UInt8], upTo limit: Int = 65_536) -> Int? {
        withUnsafeTemporaryAllocation(byteCount: limit, alignment: 16) { buffer in
            let count = DescriptorCalls.read(number, into: buffer)
            bytes.append(contentsOf: buffer[..<(count ?? 0)])
            return count
        }
    }

    /// Sends all of it, waiting where it must; tells whether it could.
    func send(_ bytes: [UInt8]) -> Bool { DescriptorCalls.writeAll(bytes[...], to: number) == nil }

    /// Makes calls return at once where they would wait.
    func stopBlocking() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// Keeps it out of programs that this process starts or turns into.
    func closeOnExec() {
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    /// Gives what it leads to the number `other` as well.
    func duplicate(as other: Int32) {
        while dup2(number, other) < 0, errno == EINTR {}
    }

    /// Closes it.
    ///
    /// Linux closes also where a signal comes between, so there is no second try.
    func end() {
        _ = close(number)
    }
}
