import type { BodyClass } from '../route-row.ts';
import type { CallSlotLimits } from '../turns/call-slots.ts';
import { usualPace, type Pace } from './pace-upload.ts';

/** In milliseconds. `answer` is silence: a body that still flows in either direction is no silence. */
export interface ProxyTimeouts {
  readonly connect: number;
  /** For a small body to come whole. */
  readonly body: number;
  readonly answer: number;
  readonly uploadAnswer: number;
  /** For a call that is no upload, until its answer has left the service, however slowly it is read. */
  readonly whole: number;
}

export const defaultTimeouts: ProxyTimeouts = {
  connect: 2_000,
  body: 10_000,
  answer: 30_000,
  uploadAnswer: 90_000,
  whole: 120_000,
};

/**
 * Kinds of calls, each with places of its own, so that a rush of buyers takes none from those who look: `read` is GET and HEAD, `small`
 * what changes something.
 */
export type LaneName = 'read' | BodyClass;

type Lane = Omit<CallSlotLimits, 'refusal'>;

/** How much of one service all callers together may use, so that one that hangs takes neither the gateway nor other services along. */
export interface ProxyLimits {
  readonly lanes: Readonly<Record<LaneName, Lane>>;
  /** Of all small bodies that wait for their service. */
  readonly heldBytes: number;
  /** Uploads at once of one member. */
  readonly uploadsPerMember: number;
  readonly pace: Pace;
}

/** Uploads are few and have sockets of their own, for each holds one as long as its sender likes. */
export const defaultLimits: ProxyLimits = {
  lanes: {
    read: { running: 256, first: 16, waiting: 512, waitMs: 3_000 },
    small: { running: 256, first: 16, waiting: 512, waitMs: 3_000 },
    upload: { running: 32, first: 32, waiting: 100, waitMs: 10_000 },
  },
  heldBytes: 64 * 1024 * 1024,
  uploadsPerMember: 4,
  pace: usualPace,
};
