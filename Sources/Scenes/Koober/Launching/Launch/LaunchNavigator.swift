/// Launch opens no scene: the object that made it learns who is signed in, and replaces it.
final class LaunchNavigator {}
