import { randomUUID } from 'node:crypto';
import type { Documents } from '@paltu/documents';
import type { RelayLock } from '../ports/outbox.ts';
import type { EventModels } from './event-models.ts';
import { leaseDocument, leaseMs } from './lease-document.ts';
import { mongoLeaderOutbox } from './mongo-leader-outbox.ts';

/** How often the one that leads renews it. */
const renewEveryMs = leaseMs / 5;
/** After a longer silence somebody asks whether it still leads. */
const trustedMs = 1_000;
const askEveryMs = 500;

/**
 * The lease of a service's relay: a document that names who leads, until when, and in which term. What the leader marks is written in a
 * transaction over its lease, so that one whose term is over marks nothing, however late it notices.
 */
export const mongoRelayLease = (documents: Documents, models: EventModels, service: string): RelayLock => {
  const lease = leaseDocument(models, `${service} relay`, randomUUID());
  const noTerm = -1;
  let term = noTerm;
  let askedAt = 0;

  // By the clock of this process, which stands still with it: who was frozen asks first.
  const isHeld = (): boolean => term !== noTerm && performance.now() - askedAt < leaseMs;
  const lose = (asked = term): never => {
    // A late answer is about an earlier term, and proves nothing of the one that began since.
    if (asked === term) term = noTerm;
    throw new Error(`the relay of ${service} has lost its lock`);
  };
  const renew = async (): Promise<void> => {
    const [at, asked] = [performance.now(), term];
    if (!(await lease.renew(asked)) || asked !== term) lose(asked);
    askedAt = at;
  };
  const tryTake = async (): Promise<void> => {
    const at = performance.now();
    term = (await lease.take()) ?? noTerm;
    askedAt = at;
  };
  const led = mongoLeaderOutbox(documents, models, async (trx) => {
    if (!(await lease.hold(trx, term))) lose();
  });

  return {
    isHeld,
    take: async () => {
      if (!isHeld()) await tryTake();
      else if (performance.now() - askedAt > renewEveryMs) await renew();
      return isHeld() ? led : undefined;
    },
    confirm: async () => {
      if (!isHeld()) lose();
      if (performance.now() - askedAt > trustedMs) await renew();
    },
    withHeartbeat: async (work) => {
      const timer = setInterval(() => void (isHeld() ? renew().catch(() => undefined) : undefined), askEveryMs);
      try {
        await work();
      } finally {
        clearInterval(timer);
      }
    },
    release: async () => {
      const held = term;
      term = noTerm;
      // One that cannot be given back ends by itself.
      if (held !== noTerm) await lease.giveBack(held).catch(() => undefined);
    },
  };
};
