import Basics
import Foundation

/// The pages of all workers of a pool: memory that the runner and they share, as long as the pool lives.
final class WorkerPages {
    /// The first page.
    private let base: UnsafeMutableRawPointer
    /// How many pages there are.
    private let count: Int

    /// Makes pages, all zeros, that a copy of this process shares; those of a file if programs are to share them too.
    convenience init(count: Int, file: AnonymousFile? = nil) throws(WorkerPoolError) {
        file?.resize(to: count * WorkerPage.size)
        try self.init(count: count, sharing: file)
    }

    /// Takes the pages of a file, or new ones.
    init(count: Int, sharing file: AnonymousFile?) throws(WorkerPoolError) {
        let kind = file == nil ? MAP_SHARED | MAP_ANONYMOUS : MAP_SHARED
        let place = mmap(
            nil, count * WorkerPage.size, PROT_READ | PROT_WRITE, kind, file?.channel.number ?? -1, 0)
        guard let place, place != MAP_FAILED else {
            throw .system("memory for \(count) workers could not be shared", code: errno)
        }
        base = place
        self.count = count
    }

    deinit {
        munmap(base, count * WorkerPage.size)
    }

    /// The page of a worker.
    subscript(slot: Int) -> WorkerPage {
        precondition(slot < count, "there are only \(count) workers; ask for those only")
        return WorkerPage(base: base + slot * WorkerPage.size)
    }
}
