package import WorkerSupport

/// The part of `Config.plist` that skeleton reads: the values of each environment.
package nonisolated struct SkeletonConfiguration: Decodable, Equatable, Sendable {
    /// A group for each environment; missing values have the app's defaults.
    package struct Skeleton: Decodable, Equatable, Sendable {
        /// For development.
        package var dev: Environment?
        /// For testing the next release.
        package var stg: Environment?
        /// For users.
        package var prod: Environment?

        /// Makes a group.
        package init(dev: Environment? = nil, stg: Environment? = nil, prod: Environment? = nil) {
            (self.dev, self.stg, self.prod) = (dev, stg, prod)
        }
    }

    /// The values of an environment.
    package struct Environment: Decodable, Equatable, Sendable {
        /// The app's name.
        package var appName: String?
        /// The suffix of the app's bundle id, which separates the storage of the environments.
        package var bundleSuffix: BundleSuffix?
        /// The key that authorises the app on the server, as the header `x-api-key`.
        package var apiToken: ApiToken?

        /// Makes an environment.
        package init(appName: String? = nil, bundleSuffix: BundleSuffix? = nil, apiToken: ApiToken? = nil) {
            (self.appName, self.bundleSuffix, self.apiToken) = (appName, bundleSuffix, apiToken)
        }
    }

    /// The app's own group of keys; nil if it is missing.
    package var skeleton: Skeleton?

    /// Makes a configuration.
    package init(skeleton: Skeleton? = nil) {
        self.skeleton = skeleton
    }
}

/// The suffix of a bundle id: empty, or letters, digits, dots and hyphens, such as `.dev`.
package nonisolated struct BundleSuffix: Decodable, Equatable, Sendable {
    /// The text.
    package let text: String

    /// Makes a suffix; the text must be valid.
    init(_ text: String) {
        self.text = text
    }

    /// Decodes a text; throws if a bundle id cannot contain it.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try container.decode(String.self)
        guard text.count <= 64, text.wholeMatch(of: /[A-Za-z0-9.-]*/) != nil else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "a bundle id has letters, digits, `.` and `-` only")
        }
    }
}

/// The key that authorises an app on its server: a text that a header can contain; it is never shown.
package nonisolated struct ApiToken: Decodable, Equatable, Sendable {
    /// The token.
    package let secret: Secret

    /// Makes a token; the text must be valid.
    init(_ text: String) {
        secret = Secret(text)
    }

    /// Decodes a text; throws if a header cannot contain it, and does not quote it in the error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        secret = try container.decode(Secret.self)
        guard secret.isHeaderValue else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a token has printable ASCII without spaces only")
        }
    }
}

/// The values of skeleton's environment: those of the configuration, else the app's defaults.
package struct SkeletonEnvironment: Equatable, Sendable {
    /// The names of the environments.
    package enum Name: String, CaseIterable, Sendable {
        /// For development.
        case dev
        /// For testing the next release.
        case stg
        /// For users.
        case prod
    }

    /// The name of the environment: `dev`.
    package let name: String
    /// The app's name: `MVVMSkeleton DEV`.
    package let appName: String
    /// The suffix of the app's bundle id: `.dev`.
    package let bundleSuffix: String
    /// The key that authorises the app on the server.
    package let apiToken: Secret

    /// Makes the values of an environment; an unknown name has the default values.
    package init(_ environment: String, _ configuration: SkeletonConfiguration) {
        let skeleton = configuration.skeleton
        let given: SkeletonConfiguration.Environment?
        let mark: String
        switch Name(rawValue: environment) {
        case .dev: (given, mark) = (skeleton?.dev, "dev")
        case .stg: (given, mark) = (skeleton?.stg, "stg")
        case .prod: (given, mark) = (skeleton?.prod, "")
        case nil: (given, mark) = (nil, environment)
        }
        name = environment
        appName = given?.appName ?? (mark.isEmpty ? "MVVMSkeleton" : "MVVMSkeleton " + mark.uppercased())
        bundleSuffix = given?.bundleSuffix?.text ?? (mark.isEmpty ? "" : "." + mark)
        apiToken = given?.apiToken?.secret ?? Secret("placeholder")
    }
}
