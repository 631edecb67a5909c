import Rehearsal

/// Performs the flow that the first argument names, prints `ok NAME` or what went wrong, and ends.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // By the run loop: a flow runs it again, and what is called by the main queue would wait for its own end.
        RunLoop.main.perform { MainActor.assumeIsolated { Self.perform() } }
        return true
    }

    private static func perform() {
        let name = CommandLine.arguments.dropFirst().first ?? ""
        do {
            guard let flow = Flow.all.first(where: { $0.name == name }) else {
                throw FlowFailure(reason: "there is no such flow")
            }
            try flow.perform()
            print("ok \(name)")
            exit(0)
        } catch {
            print("\(name): \((error as? FlowFailure)?.reason ?? String(describing: error))")
            exit(1)
        }
    }
}
