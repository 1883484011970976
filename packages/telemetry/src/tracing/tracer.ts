import { randomFillSync } from 'node:crypto';

export interface SpanOptions {
  /** A request that is answered, or an event that is applied. */
  readonly kind: 'server' | 'consumer';
  /** The W3C `traceparent` of what caused it. */
  readonly parent: string | undefined;
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface SpanEnd {
  /** In place of the name it began with, where only its end knows a better one. */
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly isError?: boolean;
}

export interface Span {
  /** For what it causes in turn. */
  readonly traceparent: string;
  end(how?: SpanEnd): void;
}

/** Follows what is done, across processes and events. */
export interface Tracer {
  start(name: string, options: SpanOptions): Span;
}

const [traceBytes, spanBytes] = [16, 8];
// Random bytes for many at once: fetched one by one they were a tenth of an answer from memory.
const pool = Buffer.alloc(256 * (traceBytes + spanBytes));
let used = pool.length;

const randomHex = (bytes: number): string => {
  used += bytes;
  return pool.toString('hex', used - bytes, used);
};

const newTraceparent = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return `00-${randomHex(traceBytes)}-${randomHex(spanBytes)}-01`;
};

/** Exports nothing, and hands the trace of a caller on, or one that is new. */
export const noTracer: Tracer = {
  start: (_name, { parent }) => ({ traceparent: parent ?? newTraceparent(), end: () => undefined }),
};
