import { randomBytes } from 'node:crypto';

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

const newTraceparent = (): string => `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;

/** Tells nobody, and hands the trace of a caller on, or one that is new. */
export const noTracer: Tracer = {
  start: (_name, { parent }) => ({ traceparent: parent ?? newTraceparent(), end: () => undefined }),
};
