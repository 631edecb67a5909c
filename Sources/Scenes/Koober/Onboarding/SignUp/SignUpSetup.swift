/// The input of SignUp: the closure that takes the session.
package typealias SignUpSetup = AccountSetup
