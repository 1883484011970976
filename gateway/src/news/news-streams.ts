import { asHandler } from '../requests/begin-request.ts';
import { messageWords, somethingChanged, topics } from '@paltu/contracts';
import type { EventBus, Tail } from '@paltu/events';
import { serviceUnavailable, type Logger, type Clock, type SessionId } from '@paltu/kernel';
import { tokenExpired, tokenRevoked, whenClosed, bearerToken, endOfToken } from '@paltu/service-kit';
import { noMetrics, type Metrics } from '@paltu/telemetry';
import type { Express } from 'express';
import type { ServerResponse } from 'node:http';
import { actorOf, admit, type AdmitOptions } from '../auth/admit.ts';
import { streamsFull, tooManyStreams } from '../requests/gateway-refusals.ts';

/** The lag, in milliseconds, from which a stream keeps its browser waiting for too long. */
const toleratedLagMs = 5_000;

interface Signals {
  /** False while they do not come, or come late. */
  isCurrent(): boolean;
  stop(): Promise<void>;
}

interface FollowSignalsOptions {
  readonly bus: EventBus;
  readonly logger: Logger;
  readonly send: (memberId: string, changed: string) => void;
}

/** Follows in the background what members have to look at anew, wherever it changed: each gateway consumes all of it. */
export const followSignals = ({ bus, logger, send }: FollowSignalsOptions): Signals => {
  let tail: Tail | undefined;
  const following = bus.tail({
    topics: [topics.signal.name],
    from: 'head',
    onMessage: (event) => {
      const changed = event.as(somethingChanged);
      if (changed !== undefined) send(event.subject, messageWords.signal.toWord(changed.data.kind));
    },
  });
  void following.then(
    (started) => void (tail = started),
    (error: unknown) => logger.error({ err: error }, 'signals cannot be followed: browsers ask by themselves'),
  );
  return { isCurrent: () => tail?.isHealthy(toleratedLagMs) ?? false, stop: async () => tail?.stop() };
};

/** Who has a stream, by the token with which it was opened. */
interface StreamOwner {
  readonly memberId: string;
  readonly sessionId: SessionId;
  /** The stream ends with the token. */
  readonly expiresAt: Date;
}

interface StreamLimits {
  readonly perMember: number;
  readonly all: number;
  /** Bytes that wait for one who does not read; one more ends the stream. */
  readonly unread: number;
}

/** One for each of a few browsers. Together no more than half of the connections, so that there is room for calls. */
export const usualStreamLimits: StreamLimits = { perMember: 3, all: 4_096, unread: 16_384 };

export interface NewsStreamsOptions {
  readonly clock: Clock;
  /** Sessions that ended before their tokens. */
  readonly isRevoked: (sessionId: SessionId) => boolean;
  /** False while no signal comes in: a stream would keep its browser waiting for what others are shown. */
  readonly isCurrent: () => boolean;
  readonly limits?: StreamLimits | undefined;
  /** How often each stream shows that it is there; every 20 s unless given. */
  readonly heartbeatMs?: number | undefined;
  /** Nobody watches unless given. */
  readonly metrics?: Metrics | undefined;
}

/** Streams of server-sent events that end here, each of one browser. */
export interface NewsStreams {
  /** @throws AppError `stream.too-many`, `stream.full`, `token.expired`, `token.revoked`, `service.unavailable` */
  open(owner: StreamOwner, response: ServerResponse): void;
  /** Sends what has changed to all streams of a member. */
  send(memberId: string, changed: string): void;
  /** Ends the streams of a session. */
  end(sessionId: string): void;
  count(): number;
  /** Ends all, and opens no more. */
  close(): void;
}

interface Stream extends StreamOwner {
  readonly response: ServerResponse;
}

/** Proxies are to pass each event on as it comes: unchanged, and without waiting for more. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

const heartbeat = ': \n\n';

/** One who does not read has no use for an end either. */
const endOf = ({ response }: Stream): void => {
  if (response.writableNeedDrain) response.destroy();
  else response.end();
};

/** Writes to a stream; false where more waits for its reader than may. */
const writeTo = ({ response }: Stream, text: string, unread: number): boolean => {
  response.write(text);
  return response.writableLength <= unread;
};

/** The streams that are open, by their member. */
const openStreams = () => {
  const byMember = new Map<string, Set<Stream>>();
  let count = 0;
  return {
    count: () => count,
    of: (memberId: string): ReadonlySet<Stream> => byMember.get(memberId) ?? new Set(),
    forEach: (work: (stream: Stream) => void): void => byMember.forEach((streams) => streams.forEach(work)),
    add: (stream: Stream): void => {
      const own = byMember.get(stream.memberId) ?? new Set();
      byMember.set(stream.memberId, own.add(stream));
      count += 1;
    },
    /** Once is enough. */
    remove: (stream: Stream): void => {
      const own = byMember.get(stream.memberId);
      if (own?.delete(stream) !== true) return;
      count -= 1;
      if (own.size === 0) byMember.delete(stream.memberId);
    },
  };
};

export const newsStreams = (options: NewsStreamsOptions): NewsStreams => {
  const { clock, isRevoked, isCurrent, limits = usualStreamLimits, heartbeatMs = 20_000, metrics = noMetrics } = options;
  const streams = openStreams();
  let isClosed = false;
  metrics.watch('paltu_news_streams', () => [{ labels: {}, value: streams.count() }]);

  const end = (stream: Stream): void => {
    streams.remove(stream);
    endOf(stream);
  };
  const write = (stream: Stream, text: string): void => {
    if (writeTo(stream, text, limits.unread)) return;
    streams.remove(stream);
    stream.response.destroy();
  };
  const beat = (): void => {
    const areCurrent = isCurrent();
    streams.forEach((stream) => {
      if (areCurrent && stream.expiresAt > clock.now() && !isRevoked(stream.sessionId)) write(stream, heartbeat);
      else end(stream);
    });
  };
  const timer = setInterval(beat, heartbeatMs);
  timer.unref();

  const admit = ({ memberId, sessionId, expiresAt }: StreamOwner): void => {
    if (isClosed || !isCurrent()) throw serviceUnavailable();
    // What ended since the token was verified.
    if (isRevoked(sessionId)) throw tokenRevoked();
    if (expiresAt <= clock.now()) throw tokenExpired();
    if (streams.of(memberId).size >= limits.perMember) throw tooManyStreams({ retryAfterSeconds: 60 });
    if (streams.count() >= limits.all) throw streamsFull({ retryAfterSeconds: 60 });
  };

  return {
    open: (owner, response) => {
      admit(owner);
      const stream: Stream = { ...owner, response };
      streams.add(stream);
      whenClosed(response, () => streams.remove(stream));
      response.writeHead(200, headers);
      write(stream, ': open\n\n');
    },
    send: (memberId, changed) => streams.of(memberId).forEach((stream) => write(stream, `data: ${changed}\n\n`)),
    end: (sessionId) => streams.forEach((stream) => void (stream.sessionId === sessionId && end(stream))),
    count: streams.count,
    close: () => {
      isClosed = true;
      clearInterval(timer);
      streams.forEach(end);
    },
  };
};

/** Which of the member's things are out of date, as it happens: the one call whose answer does not end by itself. */
const path = '/api/v1/messages/stream';

/** Before what compresses: an event that waits for others in one packet comes late. */
export const mountNews = (app: Express, streams: NewsStreams, options: AdmitOptions): void => {
  app.get(path, asHandler(admit({ access: 'member', limit: 'reads' }, options)), (request, response) => {
    // The answer to `HEAD` has no body that could go on.
    if (request.method === 'HEAD') return void response.end();
    const { userId: memberId, sessionId } = actorOf(response);
    streams.open({ memberId, sessionId, expiresAt: endOfToken(bearerToken(request) ?? '') }, response);
  });
};
