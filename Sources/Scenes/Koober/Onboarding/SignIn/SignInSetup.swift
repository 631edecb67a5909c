/// The input of SignIn: the closure that takes the session.
package typealias SignInSetup = AccountSetup
