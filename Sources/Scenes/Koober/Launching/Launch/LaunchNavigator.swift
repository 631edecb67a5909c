/// Launch goes nowhere itself: whoever made it is told who is signed in, and replaces it.
final class LaunchNavigator {}
