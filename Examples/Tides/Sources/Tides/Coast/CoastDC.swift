import Rehearsal

/// What the scenes share.
///
/// ```
/// TidesApp ──strong──> CoastDC ──strong──> CoastFactory ──unowned──> CoastDC
/// a scene  ──strong──> CoastDC
/// ```
final class CoastDC: CoastDCInterface {
    let configuration: TidesConfiguration
    let tides: any TidesWorker
    /// Makes scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any CoastFactoryInterface = CoastFactory(container: self)

    init(configuration: TidesConfiguration, stage: Stage) {
        self.configuration = configuration
        tides = OfflineTides(stage: stage)
    }
}
