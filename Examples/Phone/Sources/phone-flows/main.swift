import Rehearsal

// Performs one flow in this process, or each in a process of its own: a phone has one app a process.
let words = CommandLine.arguments.dropFirst()
if let name = words.first {
    guard let flow = Flow.all.first(where: { $0.name == name }) else {
        print("there is no flow \(name); there are \(Flow.all.map(\.name).joined(separator: ", "))")
        exit(2)
    }
    do {
        try flow.perform()
    } catch {
        print("\(name): \((error as? FlowFailure)?.reason ?? String(describing: error))")
        exit(1)
    }
} else {
    var failed = 0
    for flow in Flow.all {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = [flow.name]
        let start = Date()
        try process.run()
        process.waitUntilExit()
        let isGood = process.terminationStatus == 0
        if !isGood { failed += 1 }
        print("\(isGood ? "ok    " : "FAILED") \(flow.name) \(String(format: "%.1f s", -start.timeIntervalSinceNow))")
    }
    print("\(Flow.all.count - failed) passed, \(failed) failed")
    exit(failed == 0 ? 0 : 1)
}
