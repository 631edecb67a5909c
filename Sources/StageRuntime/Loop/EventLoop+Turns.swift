extension EventLoop {
    /// Returns a number by which a task's own jobs can be recognised: they are the task object itself.
    ///
    /// Only messages depend on it: on a platform without this property they say "a child task", not the task's name.
    static func identity(of job: UnownedJob) -> UInt { unsafeBitCast(job, to: UInt.self) }

    /// Performs what on a phone is one turn of the run loop.
    package func performTurn<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        let outer = turn
        turnCount &+= 1
        turn = turnCount
        defer { turn = outer }
        try body()
    }
}
