/// The input of SignIn: the closure for the session.
package typealias SignInSetup = AccountSetup
