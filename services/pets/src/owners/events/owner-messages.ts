import { ownerUpdated } from '@paltu/contracts';
import { outgoingEvent, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { OwnerUpdated } from '../domain/owner-events.ts';
import type { OwnerOutbox } from '../use-cases/ports.ts';

const toMessage = ({ ownerId, version, listingIds, at }: OwnerUpdated): OutgoingEvent =>
  outgoingEvent(ownerUpdated, {
    subject: ownerId,
    sequence: version,
    time: at,
    data: { ownerId, version: BigInt(version), petIds: [...listingIds] },
  });

export const ownerOutbox = (outbox: Outbox): OwnerOutbox => ({ append: (events) => outbox.append(events.map(toMessage)) });
