import ProcessPool
import WalkthroughRunner

/// Runs walkthroughs under many schedules: in runner processes if possible, or else in this process.
struct SweepExecution {
    private let units: ScheduleUnits
    private let pool: PlanPool
    private let options: TestOptions
    private let context: CommandContext

    init(_ units: ScheduleUnits, _ pool: PlanPool, _ options: TestOptions, _ context: CommandContext) {
        (self.units, self.pool, self.options, self.context) = (units, pool, options, context)
    }

    func perform(telling recorders: [any RunRecorder]) -> TestExecution.Outcome {
        let wantsDetail = recorders.contains(where: \.wantsDetail)
        // Before the pool and before any thread, since copies of this process must have neither these signals nor
        // threads.
        let signals = context.process.usesProcesses ? InterruptSignals() : nil
        defer { signals?.restore() }
        let conductor = SweepConductor(units, maxFailures: options.failureLimit ?? .max) { event in
            // The last reports may need some time, so from now on a signal has its default effect.
            if case .runEnded = event { signals?.restore() }
            recorders.record(event)
        }
        guard context.process.usesProcesses else { return performHere(conductor, wantsDetail) }
        context.output.flush()
        var limits = options.poolOptions(recorders)
        limits.jobs = min(limits.jobs, units.count)
        limits.maxFailures = 1
        limits.notes = wantsDetail ? .detailed : .none
        do throws(RunnerPoolError) {
            let units = units
            let pool: SweepPool = try pool.make(limits) { units.perform($0, in: $1, telling: $2) }
            defer { pool.end() }
            let (summary, ending) = conductor.conduct { batch($0, by: pool, signals, ended: $1) }
            return TestExecution.Outcome(summary, ending)
        } catch {
            signals?.restore()
            context.note("walkthroughs run in this process: " + error.message)
            return performHere(conductor, wantsDetail)
        }
    }

    private func batch(
        _ tasks: [SweepTask], by pool: SweepPool, _ signals: InterruptSignals?, ended: @escaping (SweepTask) -> Void
    ) -> SweepConductor.Batch {
        var batch = SweepConductor.Batch()
        var steps: [PerformedStep] = []
        let outcome = pool.run(tasks, interrupt: signals?.descriptor) { event in
            switch event {
            case .note(_, let step): steps.append(step)
            case .ended(let index, let end):
                let task = tasks[index]
                batch.results[task] = SweepTaskResult(end, of: units.identity(of: task), steps: steps)
                steps = []
                ended(task)
            case .started, .finished: break
            }
        }
        batch.ending = outcome.ending
        return batch
    }

    private func performHere(_ conductor: SweepConductor, _ wantsDetail: Bool) -> TestExecution.Outcome {
        let interruption = Interruption(handlesSignals: context.process.handlesSignals)
        let diversion = OutputCapture(context)
        let (summary, ending) = conductor.conduct { tasks, ended in
            var batch = SweepConductor.Batch()
            for task in tasks {
                if interruption.isRequested {
                    batch.ending = .interrupted
                    break
                }
                var steps: [PerformedStep] = []
                var performed = units.perform(task, wantsDetail: wantsDetail) { steps.append($0) }
                if !steps.isEmpty { performed.result.steps = steps }
                performed.result.output = diversion.drain()
                batch.results[task] = performed
                ended(task)
            }
            return batch
        }
        return TestExecution.Outcome(summary, ending)
    }
}
