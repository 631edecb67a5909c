import Foundation
import StageRuntime
import WalkthroughRunner

// A program that performs made-up walkthroughs by a pool, for tests and measurements: `RunnerPoolProbe [WORD=VALUE …]`.
// It prints an event a line, the outcome last.

let probe = try Probe(CommandLine.arguments)
try probe.run()
