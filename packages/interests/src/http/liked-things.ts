import type { MemberId, Refusal, Viewer } from '@paltu/kernel';
import type { DailyViewers } from '@paltu/limits';
import type { z } from 'zod';
import type { PageWanted } from '@paltu/persistence';
import type { Thing } from '../domain/interest.ts';

/** A page of things that a member likes: as answers show them, or as the text of a JSON array. */
export interface FoundThings {
  readonly found: readonly object[] | string;
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** The list of what the caller likes. */
export interface LikedList {
  readonly path: string;
  readonly summary: string;
  /** Of the list in the answer: `vets`. */
  readonly name: string;
  readonly view: z.ZodType;
  readonly read: (memberId: MemberId, page: PageWanted) => Promise<FoundThings>;
}

/** One kind of thing that can be liked, as the service has it. */
export interface LikedThings<T extends Thing> {
  /** Of one of them: `/api/v1/vets/:id`. */
  readonly path: string;
  /** `a vet`, for readers of the API. */
  readonly noun: string;
  /** Of the path: its one parameter names the thing. */
  readonly params: z.ZodType<Readonly<Record<string, string>>>;
  readonly notFound: Refusal;
  /** @throws AppError that it is not found, also when the viewer may not see it */
  readonly get: (id: string, viewer: Viewer | undefined) => Promise<T>;
  readonly list?: LikedList;
  /** Where looks at it are counted: who was counted today; `summary` for readers of the API. */
  readonly views?: { readonly viewers: DailyViewers; readonly summary: string };
}
