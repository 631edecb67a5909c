extension EventLoop {
    /// Returns the timer that fires first among those that are due: the schedule's choice where several are.
    func scheduled(_ first: LoopTimer, among timers: TimerQueue) -> LoopTimer {
        guard let driver, timers.mayTie else { return first }
        let due = timers.due(at: now.nanoseconds)
        return due.count > 1 ? driver.first(of: due) : first
    }

    /// Returns the place in the queue of the job that runs first: each task's oldest may.
    func scheduledPlace(in ready: JobQueue, by driver: ScheduleDriver) -> Int {
        guard ready.count > 1 else {
            driver.didRunAlone()
            return 0
        }
        var places: [Int] = []
        var owners: [UInt] = []
        for place in 0..<ready.count {
            let owner = Self.identity(of: ready[place])
            if !owners.contains(owner) {
                owners.append(owner)
                places.append(place)
            }
        }
        guard places.count > 1 else {
            driver.didRunAlone()
            return 0
        }
        return places[driver.firstJob(of: owners) { tasks.task(ofJob: $0) }]
    }
}
