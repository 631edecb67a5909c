/// What the Logic of a presented scene asks of its Navigator: no more than to leave.
protocol ClosingNavigatorInterface: AnyObject {
    func close()
}
