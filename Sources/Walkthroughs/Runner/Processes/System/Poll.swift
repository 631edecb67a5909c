#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Waits for descriptors.
package enum Poll {
    /// Waits until channels can be read or have ended; returns the places of those that can, none after `time`.
    ///
    /// A signal that comes between ends the wait too: the caller looks and waits anew.
    static func wait(for channels: [Channel], within time: Duration?) -> [Int] {
        var requests = channels.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        guard poll(&requests, nfds_t(requests.count), time.map(milliseconds) ?? -1) > 0 else { return [] }
        return requests.indices.filter { requests[$0].revents != 0 }
    }

    /// Returns a time as `poll` takes it, rounded up, so that what is due then is due.
    package static func milliseconds(_ time: Duration) -> Int32 {
        Int32(clamping: (max(time, .zero).attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
