/// An option's value, read as its row says.
enum OptionValue: Equatable, Sendable {
    case none
    case text(String)
    case count(Int)
    case seed(UInt64)
    case duration(Duration)
    case pair(KeyValue)
    case shard(Shard)
    case order(RunOrder)
    case report(ReportTarget)
    case tags(TagExpression)
}
