/// The input of SignUp: the closure for the session.
package typealias SignUpSetup = AccountSetup
