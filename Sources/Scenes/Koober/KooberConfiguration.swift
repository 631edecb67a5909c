/// The part of `Config.plist` that koober reads, which is empty; the engine reads which workers are live.
package nonisolated struct KooberConfiguration: Decodable, Equatable, Sendable {
    /// Makes a configuration.
    package init() {}
}
