/// What a worker tells its runner.
enum WorkerMessage {
    /// It begins a walkthrough.
    case started(index: Int)
    /// A step of the walkthrough was performed; told only if the runner wants steps.
    case stepEnded(StepRecord)
    /// The walkthrough has ended.
    case ended(index: Int, WalkthroughResult)

    /// Reads what a frame holds.
    ///
    /// - Parameter identify: says which walkthrough has an index; nil where there is none.
    init(_ frame: ArraySlice<UInt8>, identify: (Int) -> WalkthroughIdentity?) throws(WireError) {
        var reader = WireReader(frame)
        switch try reader.byte() {
        case 0: self = .started(index: try reader.integer())
        case 1: self = .stepEnded(try reader.value())
        case 2:
            let index = try reader.integer()
            guard let identity = identify(index) else { throw WireError() }
            self = .ended(index: index, try WalkthroughResult(of: identity, from: &reader))
        default: throw WireError()
        }
        guard reader.isAtEnd else { throw WireError() }
    }

    /// Writes it as a frame.
    func write(to writer: inout WireWriter) {
        writer.writeFrame { writer in
            switch self {
            case .started(let index):
                writer.write(byte: 0)
                writer.write(index)
            case .stepEnded(let record):
                writer.write(byte: 1)
                writer.write(record)
            case .ended(let index, let result):
                writer.write(byte: 2)
                writer.write(index)
                result.write(to: &writer)
            }
        }
    }
}
