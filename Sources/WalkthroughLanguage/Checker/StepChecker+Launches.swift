extension StepChecker {
    /// Checks that no step before a `launch` line launches the app.
    ///
    /// A `when` launches the app before its expectation is examined, so `launch` inside it is always too late.
    ///
    /// - Parameters:
    ///   - launched: the step that has launched the app; nil if none has.
    ///   - loop: the outermost `repeat` around the steps; nil if there is none.
    mutating func checkLaunches(_ steps: [Step], after launched: inout Step?, in loop: Step? = nil) {
        for step in steps {
            if case .repeat(let count, let inner) = step.command {
                checkLaunches(inner, after: &launched, in: loop ?? (count > 1 ? step : nil))
                continue
            }
            if case .app(.launch) = step.command {
                if let launched {
                    report(
                        "the app is launched already, by `\(launched.source.prefix(40))` in line "
                            + "\(launched.location.line)", "", step, length: 6,
                        help: "move `launch` above that line, or write `relaunch`")
                } else if let loop {
                    report(
                        "the app is launched already when `\(loop.source.prefix(40))` runs again", "", step,
                        length: 6,
                        help: "move `launch` above the `repeat` in line \(loop.location.line), or write `relaunch`")
                }
            }
            if launched == nil, step.command.needsApp || step.command == .app(.launch) { launched = step }
            if case .when(_, let inner) = step.command { checkLaunches(inner, after: &launched) }
        }
    }
}
