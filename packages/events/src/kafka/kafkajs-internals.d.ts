// Parts of kafkajs 2.2.4 that it does not give out.
declare module 'kafkajs/src/protocol/encoder.js' {
  class Encoder {
    writeInt8(value: number): this;
    writeInt32(value: number): this;
    writeUVarIntString(value: string): this;
    writeUVarIntBytes(value?: Buffer): this;
    writeUVarIntArray(items: readonly Encoder[]): this;
  }
  export = Encoder;
}

declare module 'kafkajs/src/protocol/decoder.js' {
  class Decoder {
    constructor(data: Buffer);
    readInt16(): number;
    readInt32(): number;
    readUVarIntString(): string | null;
    readUVarIntArray<T>(read: (decoder: Decoder) => T): T[];
    readTaggedFields(): void;
  }
  export = Decoder;
}

declare module 'kafkajs/src/network/requestQueue/index.js' {
  class RequestQueue {
    readonly pending: readonly unknown[];
    scheduleCheckPendingRequests(): void;
  }
  export = RequestQueue;
}
