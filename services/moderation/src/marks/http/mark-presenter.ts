import { fullNameOf, presentMember, type MemberDirectory, type MembersById } from '@paltu/projections';
import { cityName } from '@paltu/reference';
import type { z } from 'zod';
import type { MarkDecision } from '../domain/mark-decision.ts';
import type { MarkedThing } from '../domain/marked-thing.ts';
import type { markDecisionView, markedThingView } from './mark-schemas.ts';

type PresentedThing = z.input<typeof markedThingView>;

const orNull = (day: string): string | null => (day === '' ? null : day);

const presentThing = (thing: MarkedThing, members: MembersById): PresentedThing => {
  const { verification, thingId, ownerId, about, cityId } = thing;
  return {
    id: thingId,
    kind: thing.kind,
    name: thing.name,
    about: about.filter((word) => word !== ''),
    city: cityName(cityId),
    owner: presentMember(ownerId, members),
    ...thing.marks,
    waitsForReview: thing.waitsForReview,
    verifiedUntil: orNull(thing.verifiedUntil),
    isActive: thing.isActive,
    createdAt: thing.createdAt.toISOString(),
    verification: { ...verification, validUntil: orNull(verification.validUntil), papers: [...verification.papers] },
  };
};

/** Things as admins see them, with who has them. */
export interface MarkPresenter {
  one(thing: MarkedThing): Promise<PresentedThing>;
  many(things: readonly MarkedThing[]): Promise<PresentedThing[]>;
}

export const markPresenter = (members: MemberDirectory): MarkPresenter => {
  const many: MarkPresenter['many'] = async (things) => {
    const owners = await members.find(things.map(({ ownerId }) => ownerId));
    return things.map((thing) => presentThing(thing, owners));
  };
  return { many, one: async (thing) => presentThing(thing, await members.find([thing.ownerId])) };
};

export const presentMarkDecision = (decision: MarkDecision, admins: MembersById): z.input<typeof markDecisionView> => ({
  mark: decision.mark,
  set: decision.isSet,
  by: { id: decision.decidedBy, name: fullNameOf(admins.get(decision.decidedBy)) },
  at: decision.decidedAt.toISOString(),
  verificationNumber: decision.verificationNumber,
  reason: decision.reason,
  superseded: decision.outcome === 'superseded',
  ownThing: decision.isOwnThing,
});
