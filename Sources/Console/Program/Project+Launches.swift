import Configuration
import Walkthroughs

extension Project {
    /// Sees that the apps of walkthroughs can be launched as their headers want it, before any of them runs.
    ///
    /// - Throws: everything that is wrong: keys that an app needs and that are missing, live workers without a server.
    func checkLaunches(of walkthroughs: [Walkthrough]) throws(CommandFailure) {
        var checked: Set<[String]> = []
        var errors: [ConfigurationError] = []
        for walkthrough in walkthroughs {
            guard let name = walkthrough.app, let app = app(name) else { continue }
            do throws(ConfigurationErrors) {
                let overrides = try walkthrough.overrides()
                let wish = [name] + overrides.flatMap { [$0.keyPath.description, $0.text] }
                guard checked.insert(wish).inserted else { continue }
                _ = try app.prepare(configuration.adding(script: overrides))
            } catch {
                errors += error.errors.filter { !errors.contains($0) }
            }
        }
        if !errors.isEmpty { throw CommandFailure(ConfigurationErrors(errors)) }
    }
}
