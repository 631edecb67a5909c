/// What came over a pipe is not what the other side is to send.
struct WireError: Error, Equatable {}
