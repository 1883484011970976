import { orRefuse } from '@paltu/kernel';
import type { Thing, ThingId, ThingKind } from '../domain/thing.ts';
import { thingNotFound } from '../domain/conversation-errors.ts';
import type { ThingDirectory } from './thing-ports.ts';

export interface NamedThing {
  readonly kind: ThingKind;
  readonly thingId: ThingId;
}

/** @throws AppError `<thing>.not-found` unless everybody sees it */
export const publicThing = async (things: ThingDirectory, { kind, thingId }: NamedThing): Promise<Thing> => {
  const thing = orRefuse((await things.find([thingId])).get(thingId), thingNotFound[kind]);
  if (thing.kind !== kind || !thing.isPublic) throw thingNotFound[kind]();
  return thing;
};
