/// RaceDetail has no controls.
final class RaceDetailInteractor {}
