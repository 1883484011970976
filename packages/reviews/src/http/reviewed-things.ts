import type { Refusal } from '@paltu/kernel';
import type { z } from 'zod';
import type { MayReview, RequireThing } from '../use-cases/ports.ts';

/** The kind of things that reviews are about, as the service has it. */
export interface ReviewedThings {
  /** Of one of them: `/api/v1/vets/:id`. */
  readonly path: string;
  /** `a vet`, for readers of the API. */
  readonly noun: string;
  readonly params: z.ZodType<{ id: string }>;
  readonly notFound: Refusal;
  readonly requireThing: RequireThing;
  readonly mayReview: MayReview;
  /** What a member is answered who may not. */
  readonly notEntitled: Refusal;
  /** When a member may, for readers of the API: `after a completed visit`. */
  readonly entitledWhen: string;
  /** What a member is answered who has left. */
  readonly accountDeactivated: Refusal;
  /** Of a review in the API's document: `VetReview`. */
  readonly viewId: string;
}
