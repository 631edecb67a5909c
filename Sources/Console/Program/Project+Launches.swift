import Configuration
import StageRuntime
import Walkthroughs

extension Project {
    /// Sees that the apps of walkthroughs can be launched as their headers want it, before any of them runs.
    ///
    /// - Parameters:
    ///   - walkthroughs: what is going to run.
    ///   - choosesOrder: whether the time of each reply is chosen, which that of a live server's cannot be.
    /// - Throws: everything that is wrong: keys that an app needs and that are missing, live workers without a server,
    ///   or under schedules.
    func checkLaunches(of walkthroughs: [Walkthrough], choosesOrder: Bool) throws(CommandFailure) {
        var live: [String] = []
        var checked: Set<[String]> = []
        var errors: [ConfigurationError] = []
        for walkthrough in walkthroughs {
            guard let name = walkthrough.app, let app = app(name) else { continue }
            do throws(ConfigurationErrors) {
                let overrides = try walkthrough.overrides()
                let wish = [name] + overrides.flatMap { [$0.keyPath.description, $0.text] }
                guard checked.insert(wish).inserted else { continue }
                let configuration = try configuration.adding(script: overrides)
                _ = try app.prepare(configuration)
                guard choosesOrder else { continue }
                let environment = try app.environment(configuration)
                for worker in app.calls.map(\.worker) where environment.isLive(worker) && !live.contains(worker) {
                    live.append(worker)
                }
            } catch {
                errors += error.errors.filter { !errors.contains($0) }
            }
        }
        if !errors.isEmpty { throw CommandFailure(ConfigurationErrors(errors)) }
        guard live.isEmpty else {
            throw CommandFailure(
                "schedules choose when replies arrive, and a live server's arrive when they do: make "
                    + live.map { "workers.\($0)" }.joined(separator: ", ") + " offline, or run without schedules")
        }
    }
}
