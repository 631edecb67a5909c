extension SchemaProbe {
    /// What the probe pretends the file to be.
    enum Mode: Equatable {
        /// Every key is there, with samples of this round.
        case everything(round: Int)
        /// No key is there that can be left out: what the type then holds is its defaults.
        case nothing(round: Int)

        /// Which of its samples each leaf takes.
        var round: Int {
            switch self {
            case .everything(let round), .nothing(let round): round
            }
        }
    }
}
