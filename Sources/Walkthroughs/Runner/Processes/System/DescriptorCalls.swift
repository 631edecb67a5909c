#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Calls on a file descriptor that go on after a signal.
package enum DescriptorCalls {
    /// Reads once, waiting for the first byte unless the descriptor does not block.
    ///
    /// - Returns: how many bytes came; 0 is the end, nil that nothing is there now.
    package static func read(_ number: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        while true {
            #if canImport(Darwin)
                let count = Darwin.read(number, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
                let count = Musl.read(number, buffer.baseAddress, buffer.count)
            #else
                let count = Glibc.read(number, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 { return count }
            if errno == EINTR { continue }
            return errno == EAGAIN ? nil : 0
        }
    }

    /// Writes all of it, in as many pieces as it takes, waiting where it must.
    ///
    /// - Returns: the number of the error where it could not.
    package static func writeAll(_ bytes: ArraySlice<UInt8>, to number: Int32) -> Int32? {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
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
