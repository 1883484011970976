import { clockTimeAt, homeTypes } from '@paltu/reference';
import { choice, flag, optionalMultilineText, requiredMultilineText, rupees } from '@paltu/service-kit';
import { z } from 'zod';
import { budgets, timelines, type Application } from './request.ts';

const longestMessage = 500;
const longestText = 2_000;
/** Nobody keeps a pet for somebody any longer. */
const longestAheadMs = 60 * 24 * 60 * 60_000;

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

const offer = rupees('Offer').refine((amount) => amount > 0, 'Enter your offer in whole rupees');

/**
 * POST /api/v1/adoption/pets/{petId}/request: the details by themselves, or with a message beside them; for a pet that is for sale also an
 * offer, which needs no details.
 */
export const requestBody = z.union([
  z.strictObject({ adoptionDetails: details, message, offer: offer.optional() }),
  z.strictObject({ offer, message }),
  details,
]);

export interface SentRequest {
  /** Of who offers money no home is asked. */
  readonly application: Application | null;
  readonly offer: number | null;
  readonly message: string;
}

/** Without a message the owner reads the reason first. */
export const toSentRequest = (body: z.output<typeof requestBody>): SentRequest => {
  if ('reason' in body) return { application: body, message: body.reason, offer: null };
  if (!('adoptionDetails' in body)) return { ...body, application: null };
  const { adoptionDetails: application, message: sent, offer: offered = null } = body;
  return { application, message: sent === '' ? application.reason : sent, offer: offered };
};

/** PATCH /api/v1/adoption/requests/{id}/status: the status exactly as it is written here. */
export const answerBody = z.strictObject({ status: z.enum(['approved', 'rejected'], 'Status must be approved or rejected'), message });

/** POST /api/v1/adoption/requests/{id}/fall-through */
export const fallThroughBody = z.strictObject({ reason: requiredMultilineText('Reason', longestMessage, 'A reason is required') });

/** PUT /api/v1/adoption/requests/{id}/meeting: a day to come, in Pakistan. */
export const meetingBody = z.strictObject({
  day: z.iso.date('Day must be a day such as 2026-12-05').refine((day) => {
    const today = Date.parse(clockTimeAt(new Date()).date);
    return Date.parse(day) >= today && Date.parse(day) <= today + longestAheadMs;
  }, 'Day must be one of the next 60 days'),
});
