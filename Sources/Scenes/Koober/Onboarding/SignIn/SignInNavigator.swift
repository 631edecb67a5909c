/// SignIn opens no scene: its setup's closure gets the session, and the navigation bar has Back.
final class SignInNavigator {}
