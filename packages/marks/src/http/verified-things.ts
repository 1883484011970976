import type { Refusal } from '@paltu/kernel';
import type { z } from 'zod';
import type { VerificationDetails } from '../domain/mark-decisions.ts';

/** The kind of things that may be verified, as the service has it; a member has one at most. */
export interface VerifiedThings {
  /** Of all of them: `/api/v1/vets`. */
  readonly path: string;
  /** `a vet`, for readers of the API. */
  readonly noun: string;
  /** Those of `/api/v1/vets/:id`. */
  readonly params: z.ZodObject<{ id: z.ZodType<string> }>;
  readonly notFound: Refusal;
  /** What comes with the papers: `registrationBody`, or `papersBody`. */
  readonly body: z.ZodType<VerificationDetails>;
  /** Of a verification in the API's document: `VetVerification`. */
  readonly viewId: string;
}
