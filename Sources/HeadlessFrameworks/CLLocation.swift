public import Foundation
import StageRuntime

/// Degrees of a latitude or a longitude.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// The greatest error of a position, in metres.
public typealias CLLocationAccuracy = Double

/// Every change of the position counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As exact as possible.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// A position on Earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees
    /// Makes the position 0, 0.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// Makes a position.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
    /// The position as scripts write it, rounded to a millionth of a degree: `-33.864308, 151.209146`.
    var text: String {
        [latitude, longitude].map { "\(($0 * 1_000_000).rounded() / 1_000_000)" }.joined(separator: ", ")
    }
}

/// Where the device was at a time.
open class CLLocation: NSObject {
    /// The position.
    public let coordinate: CLLocationCoordinate2D
    /// The greatest error of the position, in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// When the device was there.
    public let timestamp = Stage.current.now
    /// Makes a position that is valid now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(CLLocationCoordinate2D(latitude: latitude, longitude: longitude), horizontalAccuracy: 0)
    }
    init(_ coordinate: CLLocationCoordinate2D, horizontalAccuracy: CLLocationAccuracy) {
        (self.coordinate, self.horizontalAccuracy) = (coordinate, horizontalAccuracy)
    }
    /// Returns the distance to another position, in metres, on a sphere of the Earth's mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let (here, there) = (coordinate, location.coordinate)
        let north = sin((there.latitude - here.latitude) * radians / 2)
        let east = sin((there.longitude - here.longitude) * radians / 2)
        let part = north * north + cos(here.latitude * radians) * cos(there.latitude * radians) * east * east
        return 2 * 6_371_000 * asin(min(1, part.squareRoot()))
    }
}

/// Why a position is unknown.
public struct CLError: CustomNSError, Equatable {
    /// The reason.
    public enum Code: Int, Sendable {
        /// The device cannot find the position now; the user has refused.
        case locationUnknown, denied
    }
    /// The domain of the error as an `NSError`.
    public static let errorDomain = "kCLErrorDomain"
    /// The reason.
    public let code: Code
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Makes an error.
    public init(_ code: Code) { self.code = code }
}

/// Whether the user lets the app know where the device is.
@nonexhaustive public enum CLAuthorizationStatus: Int32, Sendable {
    /// Not asked yet; no choice; no; yes; yes, but not in the background.
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
