import Basics
import Foundation

/// A pipe: what is written into one end is read from the other.
struct Pipe: Sendable {
    /// Where it is read.
    let reading: Descriptor
    /// Where it is written.
    let writing: Descriptor

    /// Makes a pipe whose ends stay in this program.
    init() throws(RunnerPoolError) {
        var numbers: [Int32] = [-1, -1]
        guard pipe(&numbers) == 0 else { throw .system("a pipe could not be made", code: errno) }
        reading = Descriptor(numbers[0])
        writing = Descriptor(numbers[1])
        reading.closeOnExec()
        writing.closeOnExec()
    }

    /// Closes both ends.
    func end() {
        reading.end()
        writing.end()
    }
}
