import { markNames, type MarkName } from '@paltu/marks/marked';
import { memberView, paperView } from '@paltu/projections';
import { searchSchema } from '@paltu/reference/search-schema';
import { choice, flag, idParam, optionalMultilineText, pageQuery, parameter, text } from '@paltu/service-kit';
import { z } from 'zod';
import { markedKinds } from '../domain/marked-kinds.ts';
import { decidedStatuses, type DecidedStatus } from '../domain/marked-thing.ts';

const pageSize = 20;

export const thingParams = z.object({ id: idParam });

export const waitingQuery = z.object(pageQuery(pageSize));

export const thingsQuery = (marks: readonly MarkName[]) =>
  z.object({
    ...pageQuery(pageSize),
    mark: parameter(choice('mark', marks)).describe('Only those that have this mark'),
    waiting: parameter(flag('waiting')).describe('Only those that are hidden until an admin has decided'),
    search: parameter(searchSchema(text('Search'))).describe('Words of the name, its description and the city, misspelt ones too'),
  });

const noReason = { error: 'A reason is required', params: { code: 'required' }, path: ['reason'] };

const seenStatus = choice('seenStatus', decidedStatuses)
  .optional()
  .describe('How it stood with the papers when the admin decided: what another admin has decided since is then not overturned');

/** PATCH /api/v1/admin/{things}/{id}/{mark}: who is hidden or refused gets the reason. */
export const markBody = (mark: MarkName) => {
  const fields: Readonly<Record<string, z.ZodType>> = {
    [mark]: flag(mark),
    reason: optionalMultilineText('Reason', 500).default(''),
    ...(mark === 'verified' && { seenStatus }),
  };
  const needsReason = (isSet: boolean): boolean => (mark === 'hidden' && isSet) || (mark === 'verified' && !isSet);
  return z
    .strictObject(fields)
    .transform((body) => ({
      isSet: body[mark] as boolean,
      reason: (body['reason'] as string).trim(),
      seenStatus: body['seenStatus'] as DecidedStatus | undefined,
    }))
    .refine(({ isSet, reason }) => !needsReason(isSet) || reason !== '', noReason);
};

/** A thing that admins mark. Days are those of Pakistan. */
export const markedThingView = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(markedKinds.map(({ kind }) => kind)),
    name: z.string(),
    about: z.array(z.string()),
    city: z.string(),
    owner: memberView,
    featured: z.boolean(),
    verified: z.boolean(),
    hidden: z.boolean(),
    /** It is hidden until an admin has decided whether it is shown, or why not (`PATCH …/hidden`). */
    waitsForReview: z.boolean(),
    /** The tax number of a store was checked. */
    registered: z.boolean(),
    /** The last day of the mark `verified`, while there is one. */
    verifiedUntil: z.string().nullable(),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
    verification: z.strictObject({
      status: z.enum(['none', 'waiting', 'verified', 'sent-back']),
      /** What a decision names in `If-Match`. */
      number: z.int(),
      registrationNumber: z.string(),
      validUntil: z.string().nullable(),
      papers: z.array(paperView),
      askedAt: z.iso.datetime().nullable(),
      reason: z.string(),
    }),
  })
  .meta({ id: 'MarkedThing' });

/** One decision in the history of a thing. */
export const markDecisionView = z
  .strictObject({
    mark: z.enum(markNames),
    set: z.boolean(),
    by: z.strictObject({ id: z.uuid(), name: z.string() }),
    at: z.iso.datetime(),
    verificationNumber: z.int(),
    reason: z.string(),
    superseded: z.boolean(),
    ownThing: z.boolean(),
  })
  .meta({ id: 'MarkDecision' });
