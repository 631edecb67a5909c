// Foundation's `String(localized:)` is in the machine's language, and Linux has none. On a Mac the compiler prefers
// these for a text that is written in the call: they have Foundation's parameters without a default for the locale.
#if !os(iOS) && !PHONE
    import StageRuntime

    extension String {
        /// Makes a text of the app in the stage's language; the text itself is the key.
        ///
        /// - Parameters:
        ///   - keyAndValue: the key, which is the text if there is no translation: `"\(count) plants"` has the key
        ///     `%lld plants`, and its first whole number selects the plural form.
        ///   - table: the name of the table; `Localizable` by default.
        ///   - bundle: the bundle with the table; by default the resources of all targets of the app.
        ///   - comment: a note for translators.
        public init(
            localized keyAndValue: StageLocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            comment: StaticString? = nil
        ) {
            self = keyAndValue.text(key: keyAndValue.format, table: table, bundle: bundle, locale: nil)
        }

        /// Makes a text of the app in the stage's language, with numbers as a locale writes them.
        public init(
            localized keyAndValue: StageLocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale,
            comment: StaticString? = nil
        ) {
            self = keyAndValue.text(key: keyAndValue.format, table: table, bundle: bundle, locale: locale)
        }

        /// Makes a text of the app in the stage's language, with a key of its own.
        ///
        /// - Parameters:
        ///   - key: the key.
        ///   - defaultValue: the text if there is no translation, with the values in it.
        ///   - table: the name of the table; `Localizable` by default.
        ///   - bundle: the bundle with the table; by default the resources of all targets of the app.
        ///   - comment: a note for translators.
        public init(
            localized key: StaticString, defaultValue: StageLocalizationValue, table: String? = nil,
            bundle: Bundle? = nil, comment: StaticString? = nil
        ) {
            self = defaultValue.text(key: "\(key)", table: table, bundle: bundle, locale: nil)
        }

        /// Makes a text of the app in the stage's language, with a key of its own and numbers as a locale writes them.
        public init(
            localized key: StaticString, defaultValue: StageLocalizationValue, table: String? = nil,
            bundle: Bundle? = nil, locale: Locale, comment: StaticString? = nil
        ) {
            self = defaultValue.text(key: "\(key)", table: table, bundle: bundle, locale: locale)
        }

        #if os(Linux)
            /// A text to translate, under Foundation's name.
            public typealias LocalizationValue = StageLocalizationValue
        #endif
    }

    /// A text to translate, and the values in it, instead of Foundation's `String.LocalizationValue`.
    public struct StageLocalizationValue: ExpressibleByStringInterpolation {
        /// The text with a format for each value, as in `%lld plants`.
        fileprivate var format: String
        fileprivate var values: [any CVarArg] = []
        /// The first whole number, which selects the plural form.
        fileprivate var count: Int?

        /// Makes a text without values.
        public init(stringLiteral value: String) { format = value }
        /// Makes a text without values.
        public init(_ value: String) { format = value }
        /// Makes a text with its values.
        public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.value }

        fileprivate func text(key: String, table: String?, bundle: Bundle?, locale: Locale?) -> String {
            let found = Stage.localizedText(key, table: table, bundle: bundle, count: count) ?? format
            if values.isEmpty { return found }
            return String(
                format: found, locale: locale ?? Stage.running?.locale ?? Locale(identifier: "en_US_POSIX"),
                arguments: values)
        }
    }

    extension StageLocalizationValue {
        /// Collects the parts of a text with values.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var value = StageLocalizationValue("")

            /// Begins a text.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds a part without values.
            public mutating func appendLiteral(_ literal: String) {
                value.format += literal.replacing("%", with: "%%")
            }
            /// Adds a text as `%@`.
            public mutating func appendInterpolation(_ text: String) { append("%@", text) }
            /// Adds a whole number as `%lld`.
            public mutating func appendInterpolation(_ number: Int) { append("%lld", number) }
            /// Adds a number with decimals as `%lf`.
            public mutating func appendInterpolation(_ number: Double) { append("%lf", number) }
            /// Adds a number in a format such as `%.2f`.
            public mutating func appendInterpolation(_ number: Double, specifier: String) { append(specifier, number) }
            /// Adds a whole number in a format such as `%02lld`.
            public mutating func appendInterpolation(_ number: Int, specifier: String) { append(specifier, number) }
            /// Adds a value as `%@`, written by a format style.
            public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
            where Style.FormatOutput == String {
                append("%@", format.format(input))
            }

            private mutating func append(_ specifier: String, _ argument: any CVarArg) {
                value.format += specifier
                value.values.append(argument)
                if value.count == nil { value.count = argument as? Int }
            }
        }
    }
#endif
