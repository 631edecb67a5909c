public import Foundation

/// Decodes values, as `JSONDecoder` does.
public protocol TopLevelDecoder {
    /// What it decodes from.
    associatedtype Input
    /// Decodes a value of a type.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Encodes values, as `JSONEncoder` does.
public protocol TopLevelEncoder {
    /// What it encodes to.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
    /// Decodes each value, or fails.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Operator
    where Upstream.Output == Coder.Input {
        /// It fails with what the decoder throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let decoder: Coder

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.tryConvert(for: subscriber) { [decoder] in .send(try decoder.decode(Output.self, from: $0)) }
        }
    }

    /// Encodes each value, or fails.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Operator where Upstream.Output: Encodable {
        /// It sends what the encoder returns.
        public typealias Output = Coder.Output
        /// It fails with what the encoder throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let encoder: Coder

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Coder.Output, S.Failure == any Error {
            upstream.tryConvert(for: subscriber) { [encoder] in .send(try encoder.encode($0)) }
        }
    }
}

extension Publisher {
    /// Decodes each value; fails with what the decoder throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value; fails with what the encoder throws.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
