import { v7 } from 'uuid';
import type { Refusal } from './app-error.ts';

declare const brand: unique symbol;

/** A string that cannot be mistaken for another kind of string: `Branded<string, 'PetId'>`. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };

/** Of somebody who has an account. */
export type MemberId = Branded<string, 'MemberId'>;

/** Of one login of a member. */
export type SessionId = Branded<string, 'SessionId'>;

/** Of what an owner writes about one pet; `pet` in the API and in events. */
export type ListingId = Branded<string, 'ListingId'>;

/** A new UUIDv7 (RFC 9562): unique, and ordered by the time it was made. */
export const newId = (): string => v7();

/** A member who asks for something, and as what. */
export interface Viewer {
  readonly userId: MemberId;
  readonly role: 'user' | 'admin';
}

/**
 * What is not public exists only for its owner and admins. Returns whether the viewer is one of them, who see more than everybody.
 * @throws `notFound` for all others
 */
export const visibleTo = (viewer: Viewer | undefined, ownerId: MemberId, isPublic: boolean, notFound: Refusal): boolean => {
  const isPrivileged = viewer !== undefined && (viewer.role === 'admin' || viewer.userId === ownerId);
  if (!isPrivileged && !isPublic) throw notFound();
  return isPrivileged;
};
