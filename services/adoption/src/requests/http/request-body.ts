import { homeTypes } from '@paltu/reference';
import { choice, flag, idParam, optionalMultilineText, pageQuery, parameter, requiredMultilineText } from '@paltu/service-kit';
import type { MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { z } from 'zod';
import { budgets, requestStatuses, timelines, type Application, type RequestId } from '../domain/request.ts';
import { views } from '../use-cases/ports.ts';

const longestMessage = 500;
const longestText = 2_000;

const details = z.strictObject({
  reason: requiredMultilineText('Reason', longestMessage, "Please tell us why you'd like to adopt this pet."),
  timeline: choice('Timeline', timelines),
  experience: requiredMultilineText('Experience', longestText),
  budget: choice('Budget', budgets),
  petCarePlan: requiredMultilineText('Care plan', longestText),
  homeType: choice('Home type', homeTypes),
  hasChildren: flag('hasChildren').default(false),
  hasOtherPets: flag('hasOtherPets').default(false),
  references: optionalMultilineText('References', longestText).default(''),
  additionalInfo: optionalMultilineText('Additional info', longestText).default(''),
});

const message = optionalMultilineText('Message', longestMessage).default('');

/** POST /api/v1/adoption/pets/{petId}/request: the details by themselves, or with a message beside them. */
export const requestBody = z.union([z.strictObject({ adoptionDetails: details, message }), details]);

export interface SentRequest {
  readonly application: Application;
  readonly message: string;
}

/** Without a message the owner reads the reason first. */
export const toSentRequest = (body: z.output<typeof requestBody>): SentRequest => {
  if (!('adoptionDetails' in body)) return { application: body, message: body.reason };
  const { adoptionDetails: application, message: sent } = body;
  return { application, message: sent === '' ? application.reason : sent };
};

/** PATCH /api/v1/adoption/requests/{id}/status: the status exactly as it is written here. */
export const answerBody = z.strictObject({ status: z.enum(['approved', 'rejected'], 'Status must be approved or rejected'), message });

/** POST /api/v1/adoption/requests/{id}/fall-through */
export const fallThroughBody = z.strictObject({ reason: requiredMultilineText('Reason', longestMessage, 'A reason is required') });

export const ownerParams = z.object({ userId: idParam.transform((id) => id as MemberId) });

export const petParams = z.object({ petId: idParam.transform((id) => id as PetId) });

export const requestParams = z.object({ id: idParam.transform((id) => id as RequestId) });

/** GET /api/v1/adoption/requests */
export const requestsQuery = z.object({
  ...pageQuery(20),
  type: parameter(choice('type', views)).transform((type) => type ?? 'all'),
  status: parameter(choice('status', requestStatuses)),
  petId: parameter(z.uuid('petId must be the id of a pet').toLowerCase())
    .transform((id) => id as PetId | undefined)
    .describe('Requests for this pet alone'),
});
