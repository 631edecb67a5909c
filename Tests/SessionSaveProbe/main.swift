import Foundation

// Kills a process that saves sessions, again and again, and looks each time at what is stored: `SessionSaveProbe N`.
// It prints how often the old session was left, how often the new one, and everything else that was found.

let probe = try KillProbe(count: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 500)
try probe.run()
