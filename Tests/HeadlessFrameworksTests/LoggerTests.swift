import HeadlessFrameworks
import StageRuntime
import Testing

@Suite struct LoggerTests {
    private func lines(_ log: () -> Void) -> [String] {
        let stage = Stage()
        stage.run(log)
        return stage.trace.last(100).filter { $0.name == "log" }.map(\.line)
    }

    /// The rules of privacy.
    ///
    /// Source: https://developer.apple.com/documentation/os/generating-log-messages-from-your-code
    @Test func `messages are events of the trace, and texts are private unless they are public`() {
        let logger = Logger(subsystem: "com.example", category: "sync")
        let (name, count) = ("Ann", 3)
        let lines = lines {
            logger.info("\(count) items of \(name)")
            logger.error(
                "\(name, privacy: .public) has \(count, privacy: .private), \(1.5, format: .fixed(precision: 2))")
            Logger().debug("[\(count)] \(true) \(Int.self)")
            logger.log(level: .fault, "over")
            os_log(.info, "\(count)")
            os_log("%{public}@ and %@ are %ld%%", log: .default, type: .error, "a", "b", 7)
        }
        #expect(
            lines == [
                "0s  app  log  level=info category=sync message=3 items of <private>",
                "0s  app  log  level=error category=sync message=Ann has <private>, 1.50",
                "0s  app  log  level=debug message=[3] true Int",
                "0s  app  log  level=fault category=sync message=over", "0s  app  log  level=info message=3",
                "0s  app  log  level=error message=a and <private> are 7%",
            ])
    }

    @Test func `outside of a run a message goes nowhere`() {
        Logger().error("nobody reads this")
    }
}
