import type { Outbox } from '@paltu/events';
import type { ListingOutbox } from '../use-cases/ports.ts';
import { toOutgoingEvent } from './listing-event-messages.ts';

/** Puts facts about listings into words of the contract, and these into the outbox. */
export const listingOutbox = (outbox: Outbox): ListingOutbox => ({
  append: (events) => outbox.append(events.map(toOutgoingEvent)),
});
