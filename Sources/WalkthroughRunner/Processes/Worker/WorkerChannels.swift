import Basics

/// What connects a runner with one of its workers; it lasts for all workers that follow one another in a slot.
struct WorkerChannels: Sendable {
    /// Indexes of walkthroughs, to the worker.
    let commands: Pipe
    /// Messages, from the worker.
    let messages: Pipe
    /// What the worker writes to its standard streams.
    let output: AnonymousFile

    /// Makes channels that stay in this program.
    init() throws(WorkerPoolError) {
        commands = try Pipe()
        do throws(WorkerPoolError) {
            messages = try Pipe()
        } catch {
            commands.end()
            throw error
        }
        do throws(WorkerPoolError) {
            output = try AnonymousFile()
        } catch {
            commands.end()
            messages.end()
            throw error
        }
        messages.reading.stopBlocking()
    }

    /// Closes what only the runner uses.
    func endRunnerSide() {
        commands.writing.end()
        messages.reading.end()
    }

    /// Closes what only workers use.
    func endWorkerSide() {
        commands.reading.end()
        messages.writing.end()
    }

    /// Closes everything.
    func end() {
        commands.end()
        messages.end()
        output.channel.end()
    }
}
