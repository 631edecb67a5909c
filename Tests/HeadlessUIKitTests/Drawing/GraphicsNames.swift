import HeadlessUIKit

// With some SDKs of a Mac, Foundation brings CoreGraphics' types of these names: the tests mean HeadlessUIKit's.

typealias CGContext = HeadlessUIKit.CGContext
typealias CGMutablePath = HeadlessUIKit.CGMutablePath
typealias CGPath = HeadlessUIKit.CGPath
