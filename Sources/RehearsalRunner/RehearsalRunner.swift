#if os(macOS) || os(Linux)
    import Console
    public import Scene

    /// Runs `rehearse` with these apps, as the command line says, and ends the process with its exit status.
    ///
    /// An executable of one's own needs nothing else:
    ///
    /// ```swift
    /// import MyApp
    /// import RehearsalRunner
    ///
    /// RehearsalRunner.main(apps: [MyApp.self])
    /// ```
    ///
    /// - Parameter apps: what scripts and the command line may name; each has a name of its own.
    public func main(apps: [any StageApp.Type]) -> Never {
        CommandLineProgram.main(apps: apps)
    }
#endif
