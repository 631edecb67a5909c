/// What the Logic of Detail asks of its presenter and its navigator, and what it calls back.
enum DetailCall: Equatable {
    case showHeadline(String)
    case showRotations(Int, isLocked: Bool)
    case showLock(isOn: Bool)
    case goBack
    case finished(Int)
}
