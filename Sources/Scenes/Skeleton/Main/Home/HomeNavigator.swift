/// Home opens no scene.
final class HomeNavigator {}
