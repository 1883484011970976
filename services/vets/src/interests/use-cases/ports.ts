import type { InterestStore } from '@paltu/interests';
import type { MemberId, Viewer } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import type { LikedVet, VetId } from '../domain/liked-vet.ts';

/** Whom a member may like. @throws AppError `vet.not-found` also when they may not see the vet. */
export type FindVet = (id: VetId, viewer: Viewer) => Promise<LikedVet>;

export interface Like {
  readonly vetId: VetId;
  readonly likedAt: Date;
}

export interface LikedPage {
  readonly ids: readonly VetId[];
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Likes as they are read: nothing is held. */
export interface LikeQueries {
  /** The member's, the last one first: of vets that everybody may see, and of the own profile. */
  list(memberId: MemberId, page: PageWanted): Promise<LikedPage>;
  /** All of the member's, the first one first. */
  listAll(memberId: MemberId): Promise<readonly Like[]>;
}

/** Where likes are kept: the adapters of PostgreSQL, or of MongoDB. */
export interface InterestsStore<Trx> extends Pick<InterestStore<LikedVet, Trx>, 'interestsIn' | 'likesIn'> {
  readonly queries: LikeQueries;
}
