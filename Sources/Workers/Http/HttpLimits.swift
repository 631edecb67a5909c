/// What a live worker puts up with.
package struct HttpLimits: Equatable, Sendable {
    /// How long an answer may take as a whole, in real time.
    package var timeout: Duration
    /// How long an answer's body may be, in bytes; a longer one is refused without being read to its end.
    package var bodySize: Int

    /// The limits of an app: 20 s and 4 MiB.
    package init(timeout: Duration = .seconds(20), bodySize: Int = 4 << 20) {
        self.timeout = timeout
        self.bodySize = bodySize
    }
}
