import { buffer } from 'node:stream/consumers';
import { eventually } from '@paltu/testing';
import { startSmtpServer, type SmtpTestServer } from '@paltu/mail/smtp-test-server';

/** A mail server at one port for as long as it lives, which can be stopped between taking a message and its answer. */
export interface HoldingMailServer {
  readonly port: number;
  /** The Message-ID of each copy that was taken, answered or not. */
  readonly taken: readonly string[];
  /** From now on nothing is answered; resolves once a message was taken, and waits for its answer. */
  hold(): Promise<void>;
  /** Answers what waits, and all that comes. */
  answer(): void;
  /** Ends every connection, without another answer, and starts anew. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const takenWithinMs = 60_000;
const idIn = (bytes: Buffer): string => /^message-id:\s*(<[^>]+>)/im.exec(bytes.toString('latin1'))?.[1] ?? 'none';

export const startHoldingMailServer = async (): Promise<HoldingMailServer> => {
  const taken: string[] = [];
  /** Undefined while messages are answered at once. */
  let unanswered: (() => void)[] | undefined;
  const onData = (stream: NodeJS.ReadableStream, _session: unknown, done: () => void): void => {
    buffer(stream).then(
      (bytes) => {
        taken.push(idIn(bytes));
        if (unanswered === undefined) done();
        else unanswered.push(done);
      },
      // Who sends was killed before all of it had come.
      () => undefined,
    );
  };
  const answer = (): void => {
    for (const done of unanswered ?? []) done();
    unanswered = undefined;
  };
  let server: SmtpTestServer = await startSmtpServer({ onData });
  const { port } = server;
  return {
    port,
    taken,
    hold: async () => {
      unanswered = [];
      await eventually(() => (unanswered?.length ?? 0) > 0, 'a message is taken', takenWithinMs);
    },
    answer,
    restart: async () => {
      await server.stop();
      unanswered = undefined;
      server = await startSmtpServer({ onData }, port);
    },
    stop: () => server.stop(),
  };
};
