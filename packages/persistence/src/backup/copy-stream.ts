import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** What the library calls for each message of the server. */
interface CopyQuery extends Submittable {
  handleRowDescription(): void;
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void;
  handleCommandComplete(message: { readonly text: string }): void;
  handleCopyData(message: { readonly chunk: Buffer }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

export interface CopyStream {
  readonly stream: Readable;
  /** Rows that came beside the data, once the stream has ended. */
  rows(): readonly (readonly (string | null)[])[];
  /** The tag of the command that ended last, such as `COPY 12`. */
  tag(): string;
}

const whole = (chunk: Buffer): Buffer => chunk;

/**
 * Sends a statement that is answered with COPY data, and streams them: the connection does nothing else until the stream has ended. It fails with
 * what the server refuses, and when the connection is lost. Who reads slowly slows down the server.
 * @param pieceOf what to keep of a message; undefined for one that holds no data
 */
export const copyStream = (client: Client, statement: string, pieceOf: (chunk: Buffer) => Buffer | undefined = whole): CopyStream => {
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection;
  const rows: (readonly (string | null)[])[] = [];
  let tag = '';
  const stream = new Readable({
    read: () => void socket.resume(),
    destroy: (error, done) => {
      // Who stops reading leaves a connection that can still be closed.
      socket.resume();
      done(error);
    },
  });
  const query: CopyQuery = {
    submit: (connection: Connection) => void connection.query(statement),
    handleRowDescription: () => undefined,
    handleDataRow: ({ fields }) => void rows.push(fields),
    handleCommandComplete: ({ text }) => void (tag = text),
    handleCopyData: ({ chunk }) => {
      const piece = pieceOf(chunk);
      // A copy, for the parser uses its memory again.
      if (piece !== undefined && !stream.push(Buffer.from(piece))) socket.pause();
    },
    handleReadyForQuery: () => void stream.push(null),
    handleError: (error) => void stream.destroy(error),
  };
  client.query(query);
  return { stream, rows: () => rows, tag: () => tag };
};
