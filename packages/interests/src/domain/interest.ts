import type { MemberId } from '@paltu/kernel';

/** What can be liked and looked at, and what else is published with that. */
export interface Thing {
  readonly id: string;
  /** Whose it is, where it is a member's: they are not counted as its viewers. */
  readonly ownerId?: MemberId;
}

/** A thing that a member has. */
export interface OwnedThing extends Thing {
  readonly ownerId: MemberId;
}

/** How much a thing is liked and looked at. */
export type Interest<T extends Thing> = T & {
  /** Order of its events, 0 before the first; not the version of the thing. */
  readonly version: number;
  /** Members who like it. */
  readonly likes: number;
  /** Viewers, each counted once a day. */
  readonly views: number;
};

/** In a thing that nobody has liked or looked at. */
export const noInterest = <T extends Thing>(thing: T): Interest<T> => ({ ...thing, version: 0, likes: 0, views: 0 });
