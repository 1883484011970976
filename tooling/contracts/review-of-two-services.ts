import { readEnvelope, toMessage, type Outbox, type ReceivedMessage } from '@paltu/events';
import { AppError, newId, type Decided, type MemberId } from '@paltu/kernel';
import { applyInMemory } from '@paltu/testing/events';
import { decisionOutbox, onPetChanged, openDecision } from '../../services/moderation/src/reviews/review-events.ts';
import { applyReport, decide, type Action, type Decision, type Review } from '../../services/moderation/src/reviews/review.ts';
import { listingOutbox, onPetApproved, onPetRejected, stateOfListing } from '../../services/pets/src/listings/listing-events.ts';
import type { Listing, ListingEvent } from '../../services/pets/src/listings/listing.ts';
import { edit, followOwner, remove, type ListingChange } from '../../services/pets/src/listings/owner-decisions.ts';
import { applyApproval, applyRejection } from '../../services/pets/src/listings/review-decisions.ts';

const admin = newId() as MemberId;

/** What is published on a topic and was not consumed yet, the first one first; an event is bytes in between. */
const wire = (source: string, topic: string) => {
  const waiting: ReceivedMessage[] = [];
  let last: ReceivedMessage | undefined;
  const outbox: Outbox = {
    append: async (events) => {
      for (const event of events.filter(({ definition }) => definition.topic.name === topic)) {
        waiting.push(readEnvelope({ ...toMessage(event, source), partition: 0, offset: 0, appendedAt: event.time }));
      }
    },
  };
  return {
    outbox,
    get isEmpty() {
      return waiting.length === 0;
    },
    /** The next one; or the one before it again, as after a relay that could not mark what it had published. */
    take: (isAgain: boolean): ReceivedMessage | undefined => {
      if (isAgain) return last;
      last = waiting.shift() ?? last;
      return last;
    },
  };
};

/** A decision with the words that the admin had on the screen. */
export interface Made {
  readonly decision: Decision;
  readonly seen: Review['pet'];
}

/** The listing, and what pets does with it; its events go to the outbox. */
const petsSide = (start: Decided<Listing, ListingEvent>, outbox: Outbox) => {
  let listing = start.state;
  const carriedOut: string[] = [];
  const keep = async ({ state, events }: Decided<Listing, ListingEvent>): Promise<void> => {
    listing = state;
    await listingOutbox(outbox).append(events);
  };
  const carryOut = async (decisionId: string, decided: Decided<Listing, ListingEvent>): Promise<void> => {
    if (decided.events.length > 0) carriedOut.push(decisionId);
    return keep(decided);
  };
  const rules = [
    onPetApproved(() => (_id, decision) => carryOut(decision.decisionId, applyApproval(listing, decision, new Date()))),
    onPetRejected(() => (_id, decision) => carryOut(decision.decisionId, applyRejection(listing, decision, new Date()))),
  ];
  return {
    listing: () => listing,
    /** Ids of the decisions that it carried out, the first one first. */
    carriedOut: carriedOut as readonly string[],
    begin: () => keep(start),
    edit: async (change: ListingChange) => {
      if (listing.deletedAt === null) await keep(edit(listing, change, new Date()));
    },
    remove: () => keep(remove(listing, new Date())),
    followOwner: (isAway: boolean) => keep(followOwner(listing, isAway, new Date())),
    consume: async (message: ReceivedMessage) => {
      for (const rule of rules) if (rule.type === message.type) await applyInMemory(rule, message);
    },
    republish: () => outbox.append(stateOfListing(listing)),
  };
};

/** What moderation has consumed of the listing, and its decisions; its events go to the outbox. */
const moderationSide = (outbox: Outbox) => {
  let review: Review | undefined;
  let trail: readonly Decision[] = [];
  const made: Made[] = [];
  const open = (): readonly Decision[] => trail.filter(({ outcome }) => outcome === 'pending');
  const settle = (settled: readonly Decision[], outcome: Decision['outcome']): void => {
    trail = trail.map((one) => (settled.some(({ id }) => id === one.id) ? { ...one, outcome } : one));
  };
  const onPets = onPetChanged(() => async (events) => {
    for (const { report, appliedDecisionId } of events) {
      const outcome = applyReport(review, report, open(), appliedDecisionId);
      if (outcome === undefined) continue;
      settle(outcome.applied, 'applied');
      settle(outcome.superseded, 'superseded');
      review = outcome.review;
    }
  });
  const keep = async (page: Review, { state, events }: ReturnType<typeof decide>): Promise<void> => {
    for (const { decision } of events) made.push({ decision, seen: page.pet });
    trail = [...trail, ...events.map(({ decision }) => decision)];
    review = state;
    await decisionOutbox(outbox).append(events);
  };
  return {
    review: () => review,
    trail: () => trail,
    made: made as readonly Made[],
    decide: async (action: Action, page: Review | undefined) => {
      if (review === undefined) return;
      const reason = action === 'reject' ? 'Blurred' : null;
      const verdict = { id: newId(), action, reason, contentVersion: page?.contentVersion, decidedBy: admin, confirmed: [] };
      try {
        await keep(page ?? review, decide(review, verdict, { decisionsSoFar: trail.length, broken: [] }, new Date()));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    },
    consume: (message: ReceivedMessage) => applyInMemory(onPets, message),
    republish: () => outbox.append(open().map(openDecision)),
  };
};

/**
 * One listing between the two services that decide over it: pets holds it, moderation what it has consumed of it. Each consumes the events
 * of the other when its function is called, and not before. Domain, mappers and handlers are the services' own.
 */
export const reviewOfTwoServices = async (start: Decided<Listing, ListingEvent>) => {
  const events = wire('/paltu/pets', 'pets.pet.v1');
  const decisions = wire('/paltu/moderation', 'moderation.decision.v1');
  const pets = petsSide(start, events.outbox);
  const moderation = moderationSide(decisions.outbox);
  await pets.begin();
  return {
    listing: pets.listing,
    carriedOut: pets.carriedOut,
    review: moderation.review,
    trail: moderation.trail,
    made: moderation.made,
    ownerEdits: pets.edit,
    ownerRemoves: pets.remove,
    ownerLeaves: pets.followOwner,
    /** The page is what the admin had on the screen when it was loaded; without one it is about the newest that moderation knows. */
    adminDecides: moderation.decide,
    /** `isAgain`: what was consumed last comes once more. */
    moderationConsumes: async (isAgain = false) => {
      const message = events.take(isAgain);
      if (message !== undefined) await moderation.consume(message);
    },
    petsConsumes: async (isAgain = false) => {
      const message = decisions.take(isAgain);
      if (message !== undefined) await pets.consume(message);
    },
    /** What `make events republish` publishes: the listing as it is, and the decisions that pets has not answered. */
    republish: async () => {
      await pets.republish();
      await moderation.republish();
    },
    isSettled: (): boolean => events.isEmpty && decisions.isEmpty,
  };
};
