extension ResolvedConfiguration {
    /// Decodes the engine's part and sees that the environment is one of those in `environments`, if there are any.
    package func engine() throws(ConfigurationErrors) -> EngineConfiguration {
        let engine = try decode(EngineConfiguration.self)
        let known = engine.environments.keys.sorted()
        guard known.isEmpty || known.contains(engine.environment) else {
            let keyPath = ConfigurationKeyPath(["environment"])
            throw ConfigurationErrors(
                .wrongType(
                    keyPath, origin: origin(of: keyPath), expected: .word(known), found: .string(engine.environment)))
        }
        return engine
    }
}
