import WalkthroughRunner

/// Runs walkthroughs under many schedules: in runner processes if possible, or else in this process.
struct SweepRun {
    /// The work, divided into units.
    private let units: ScheduleUnits
    /// Makes the runner processes.
    private let pool: PlanPool
    /// How to run.
    private let options: TestOptions
    /// The streams, and what the process may do.
    private let context: CommandContext

    init(_ units: ScheduleUnits, _ pool: PlanPool, _ options: TestOptions, _ context: CommandContext) {
        (self.units, self.pool, self.options, self.context) = (units, pool, options, context)
    }

    /// Runs the sweep.
    func perform(telling recorders: [any RunRecorder]) -> PlanRun.Outcome {
        let wantsDetail = recorders.contains(where: \.wantsDetail)
        // Before the pool and before any thread, since copies of this process must have neither these signals nor
        // threads.
        let signals = context.process.usesProcesses ? InterruptSignals() : nil
        defer { signals?.restore() }
        let conductor = SweepConductor(units, maxFailures: options.failureLimit ?? .max) { event in
            // The last reports may take long, so from now on a signal has its usual effect.
            if case .runEnded = event { signals?.restore() }
            for recorder in recorders { recorder.record(event) }
        }
        guard context.process.usesProcesses else { return performHere(conductor, wantsDetail) }
        context.output.flush()
        var limits = options.poolOptions(recorders)
        limits.jobs = min(limits.jobs, units.count)
        limits.maxFailures = 1
        limits.steps = wantsDetail ? .detailed : .untold
        do throws(RunnerPoolError) {
            let units = units
            let pool = try pool.make(limits) { units.perform($0, in: $1) }
            defer { pool.end() }
            let (summary, ending) = conductor.conduct { batch($0, by: pool, signals, ended: $1) }
            return PlanRun.Outcome(summary, ending)
        } catch {
            signals?.restore()
            context.note("walkthroughs run in this process: " + error.message)
            return performHere(conductor, wantsDetail)
        }
    }

    private func batch(
        _ order: [Int], by pool: RunnerPool, _ signals: InterruptSignals?,
        ended: @escaping (Int) -> Void
    ) -> SweepConductor.Batch {
        var batch = SweepConductor.Batch()
        let outcome = pool.run(
            order, interrupt: signals?.descriptor, identify: units.identity,
            tell: { event in
                guard case .walkthroughEnded(let result) = event, let unit = result.walkthrough.repetition else {
                    return
                }
                batch.results[unit] = result
                ended(unit)
            })
        batch.ending = outcome.ending
        return batch
    }

    private func performHere(_ conductor: SweepConductor, _ wantsDetail: Bool) -> PlanRun.Outcome {
        let interruption = Interruption(handlesSignals: context.process.handlesSignals)
        let diversion = OutputCapture(context)
        let (summary, ending) = conductor.conduct { order, ended in
            var batch = SweepConductor.Batch()
            for unit in order {
                if interruption.isRequested {
                    batch.ending = .interrupted
                    break
                }
                var steps: [PerformedStep] = []
                var result = units.perform(unit, wantsDetail: wantsDetail) { steps.append($0) }
                if !steps.isEmpty { result.steps = steps }
                result.output = diversion.take()
                batch.results[unit] = result
                ended(unit)
            }
            return batch
        }
        return PlanRun.Outcome(summary, ending)
    }
}
