extension Array where Element: AnyObject {
    /// Visits the elements in order.
    ///
    /// The array holds them until the end, whatever `body` does, so that none is counted by itself on the way.
    @inline(__always) func visit(_ body: (Element) -> Void) {
        withExtendedLifetime(self) {
            for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body) }
        }
    }
}
