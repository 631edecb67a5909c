/// The part of `Config.plist` that koober reads: nothing but what is the engine's own, which workers are live and where.
package struct KooberConfiguration: Decodable, Equatable, Sendable {
    /// Makes a configuration.
    package init() {}
}
