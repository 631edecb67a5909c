package import Workers

/// The part of `Config.plist` that skeleton reads: what differs from environment to environment.
package nonisolated struct SkeletonConfiguration: Decodable, Equatable, Sendable {
    /// A group for each environment; what is left out is as the app has it.
    package struct Skeleton: Decodable, Equatable, Sendable {
        /// For development.
        package var dev: Environment?
        /// For trying out what is about to be released.
        package var stg: Environment?
        /// For users.
        package var prod: Environment?

        /// Makes a group.
        package init(dev: Environment? = nil, stg: Environment? = nil, prod: Environment? = nil) {
            (self.dev, self.stg, self.prod) = (dev, stg, prod)
        }
    }

    /// What an environment is called and stands for.
    package struct Environment: Decodable, Equatable, Sendable {
        /// The app's name.
        package var appName: String?
        /// What the app's bundle id ends in, which keeps its storage apart.
        package var bundleSuffix: BundleSuffix?
        /// What the app shows its server, as the header `x-api-key`.
        package var apiToken: ApiToken?

        /// Makes an environment.
        package init(appName: String? = nil, bundleSuffix: BundleSuffix? = nil, apiToken: ApiToken? = nil) {
            (self.appName, self.bundleSuffix, self.apiToken) = (appName, bundleSuffix, apiToken)
        }
    }

    /// The app's own group of keys, if there is one.
    package var skeleton: Skeleton?

    /// Makes a configuration.
    package init(skeleton: Skeleton? = nil) {
        self.skeleton = skeleton
    }
}

/// What a bundle id ends in: nothing, or letters, digits, dots and hyphens, such as `.dev`.
package nonisolated struct BundleSuffix: Decodable, Equatable, Sendable {
    /// The text.
    package let text: String

    /// Makes a suffix of a text that is one.
    init(_ text: String) {
        self.text = text
    }

    /// Reads a text; throws for one that no bundle id can end in.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try container.decode(String.self)
        guard text.count <= 64, text.wholeMatch(of: /[A-Za-z0-9.-]*/) != nil else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "a bundle id has letters, digits, `.` and `-` only")
        }
    }
}

/// What an app shows its server: a text that a header can carry; it is never shown.
package nonisolated struct ApiToken: Decodable, Equatable, Sendable {
    /// The token.
    package let secret: Secret

    /// Makes a token of a text that is one.
    init(_ text: String) {
        secret = Secret(text)
    }

    /// Reads a text; throws for one that no header can carry, without telling it.
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

/// The environment that skeleton runs in: what the configuration says, and the app's own values for the rest.
package struct SkeletonEnvironment: Equatable, Sendable {
    /// The names that there are.
    package enum Name: String, CaseIterable, Sendable {
        /// For development.
        case dev
        /// For trying out what is about to be released.
        case stg
        /// For users.
        case prod
    }

    /// Its name: `dev`.
    package let name: String
    /// The app's name: `MVVMSkeleton DEV`.
    package let appName: String
    /// What the app's bundle id ends in: `.dev`.
    package let bundleSuffix: String
    /// What the app shows its server.
    package let apiToken: Secret

    /// Takes what the configuration says of an environment; a name that there is not has no values but the defaults.
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
