public import Foundation

/// Decodes values, as `JSONDecoder` does.
public protocol TopLevelDecoder {
    /// Its input.
    associatedtype Input
    /// Decodes a value of a type.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Encodes values, as `JSONEncoder` does.
public protocol TopLevelEncoder {
    /// Its output.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
    /// Decodes each value; fails with what the decoder throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Operation<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value; fails with what the encoder throws.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Operation<Coder.Output, any Error> {
        tryMap { try encoder.encode($0) }
    }
}
