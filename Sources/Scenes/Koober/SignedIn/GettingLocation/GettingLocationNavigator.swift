/// GettingLocation opens no scene: its setup's closures do.
final class GettingLocationNavigator {}
