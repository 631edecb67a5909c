/// The part of `Config.plist` that koober reads: none; which workers are live, and where, is the engine's own.
package nonisolated struct KooberConfiguration: Decodable, Equatable, Sendable {
    /// Makes a configuration.
    package init() {}
}
