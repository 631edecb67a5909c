/// SignUp goes nowhere itself: whoever made it takes the session, and Back is the stack's.
final class SignUpNavigator {}
