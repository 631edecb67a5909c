/// What goes from a worker to its runner: a compact form, the same on both sides of one build.
protocol WireValue {
    /// Reads a value.
    init(from reader: inout WireReader) throws(WireError)

    /// Writes the value.
    func write(to writer: inout WireWriter)
}
