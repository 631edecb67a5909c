/// RaceDetail opens no scene.
final class RaceDetailNavigator {}
