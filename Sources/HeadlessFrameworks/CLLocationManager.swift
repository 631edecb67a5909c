public import Foundation
import StageRuntime

/// Finds where the device is: at Apple Park, unless a script sets another position.
///
/// Each ``requestLocation()`` and ``startUpdatingLocation()`` is a call `device.location`, which scripts can reply to,
/// delay, hold and fail. A reply is a position, or several with semicolons, one a second. The user's answer to a
/// request for permission is a call `device.locationPermission`, whose failure is a refusal.
/// Source: https://developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject {
    /// Called with positions; weak, it owns the manager.
    public weak var delegate: (any CLLocationManagerDelegate)?
    /// How exact positions must be; five metres at best.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// How far the device must move before the delegate is called again, in metres.
    open var distanceFilter = kCLDistanceFilterNone
    /// The last position.
    open private(set) var location: CLLocation?
    /// The call under way; strong until it ends or the manager goes.
    private var request: StageTask? { didSet { oldValue?.cancel() } }
    fileprivate var isUpdating = false
    private static let call = WorkerCall<[CLLocationCoordinate2D]>(
        .location, decode: { try positions(in: String(decoding: $0, as: UTF8.self)) },
        summary: { [TraceEvent.Field("location", $0.map(\.text).joined(separator: "; "))] })
    /// Makes a manager; its delegate is called soon with the authorization.
    public override init() {
        super.init()
        LocationPermission.current.managers.append { [weak self] in self }
        Stage.current.tasks.start("location permission") { [weak self] in
            if let self { delegate?.locationManagerDidChangeAuthorization(self) }
        }
    }
    deinit { request?.cancel() }
    /// Whether the app may know positions.
    open var authorizationStatus: CLAuthorizationStatus { LocationPermission.current.status }
    /// Returns whether the app may know positions.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationPermission.current.status }
    /// Returns `true`: the device finds positions.
    open class func locationServicesEnabled() -> Bool { true }
    /// Asks the user for permission, once.
    open func requestWhenInUseAuthorization() { LocationPermission.current.ask(for: .authorizedWhenInUse) }
    /// Asks the user for permission, once.
    open func requestAlwaysAuthorization() { LocationPermission.current.ask(for: .authorizedAlways) }
    /// Finds the position once.
    open func requestLocation() { find(once: true) }
    /// Finds the position, and each later one of a script, until ``stopUpdatingLocation()``.
    ///
    /// It waits for the user's answer.
    open func startUpdatingLocation() {
        isUpdating = true
        if authorizationStatus != .notDetermined { find(once: false) }
    }
    /// Stops finding positions.
    open func stopUpdatingLocation() { (isUpdating, request) = (false, nil) }

    fileprivate func find(once: Bool) {
        let isAllowed = [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus)
        let stage = Stage.current
        request = stage.tasks.start("location") { [weak self] in
            do {
                if !isAllowed { throw WorkerFault.unauthorised }
                let applePark = CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.00902)
                let positions = try await stage.workers.perform(Self.call) { [applePark] }
                for (index, position) in positions.prefix(once ? 1 : positions.count).enumerated() {
                    if index > 0 { try await stage.tasks.sleep(for: .seconds(1)) }
                    self?.tell(position, isFirst: index == 0)
                }
            } catch let fault as WorkerFault {
                guard let self, fault != .cancelled else { return }
                let error = CLError(fault == .unauthorised ? .denied : .locationUnknown)
                delegate?.locationManager(self, didFailWithError: error)
            }
        }
    }

    private func tell(_ position: CLLocationCoordinate2D, isFirst: Bool) {
        let found = CLLocation(position, horizontalAccuracy: max(5, desiredAccuracy))
        if !isFirst, let location, found.distance(from: location) < distanceFilter { return }
        location = found
        delegate?.locationManager(self, didUpdateLocations: [found])
    }
    /// Reads positions as scripts write them; throws if they are malformed.
    private static func positions(in text: String) throws -> [CLLocationCoordinate2D] {
        try text.split(whereSeparator: { $0 == ";" || $0.isNewline }).map { part in
            let numbers = part.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
            guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
                throw UnreadableBody(description: "`\(part)` is no latitude and longitude, as `48.2082, 16.3738`")
            }
            return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
    }
}

/// An object that a location manager calls.
public protocol CLLocationManagerDelegate: AnyObject {
    /// Called with positions, the newest last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called if there is no position.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called once for each manager, and when the user has answered.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called instead if the delegate lacks the method without a status.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Calls the older method.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// The user's answer to the app's request; the stage owns it, so it outlives a relaunch.
private final class LocationPermission {
    private(set) var status = CLAuthorizationStatus.notDetermined
    /// Whether the user is being asked.
    private var isAsking = false
    /// The managers, each in a closure that holds it weakly: the app owns them.
    var managers: [() -> CLLocationManager?] = []

    static var current: LocationPermission { Stage.current.object(Self.self) { Self() } }

    func ask(for wanted: CLAuthorizationStatus) {
        guard status == .notDetermined, !isAsking else { return }
        isAsking = true
        let stage = Stage.current
        stage.tasks.start("location permission") { [self] in
            defer { isAsking = false }
            let call = WorkerCall<CLAuthorizationStatus>(
                .locationPermission, summary: { [TraceEvent.Field("status", "\($0)")] })
            do throws(WorkerFault) { status = try await stage.workers.perform(call) { wanted } } catch {
                if error == .cancelled { return }
                status = .denied
            }
            for manager in managers.compactMap({ $0() }) {
                manager.delegate?.locationManagerDidChangeAuthorization(manager)
                if manager.isUpdating { manager.find(once: false) }
            }
        }
    }
}
