import { paperView } from '@paltu/projections';
import { instantAt } from '@paltu/reference';
import { requiredText } from '@paltu/service-kit';
import { z } from 'zod';
import { verificationStatuses, type Verifiable } from '../domain/marked.ts';

const noDay = 'Valid until must be a day such as 2027-05-01';

const day = z
  .string(noDay)
  .trim()
  .refine((date) => instantAt({ date, time: '00:00' }) !== undefined, noDay)
  .meta({ override: { type: 'string', format: 'date' } });

/** Papers of somebody who is registered, for some time. */
export const registrationBody = z.strictObject({ registrationNumber: requiredText('Registration number', 60), validUntil: day });

/** Papers alone. */
export const papersBody = z.strictObject({}).transform(() => ({ registrationNumber: '', validUntil: null }));

/** What became of the request for the mark `verified`; days are those of Pakistan. @param id of the view in the API's document */
export const verificationView = (id: string) =>
  z
    .strictObject({
      status: z.enum(verificationStatuses),
      registrationNumber: z.string(),
      validUntil: z.string().nullable(),
      papers: z.array(paperView),
      askedAt: z.iso.datetime().nullable(),
      /** Why it was sent back. */
      reason: z.string(),
      /** The last day of the mark, while there is one. */
      verifiedUntil: z.string().nullable(),
    })
    .meta({ id });

export type VerificationView = ReturnType<typeof verificationView>;

export const presentVerification = ({ verification, verifiedUntil }: Verifiable): z.input<VerificationView> => {
  const { status, registrationNumber, validUntil, papers, askedAt, reason } = verification;
  return {
    status,
    registrationNumber,
    validUntil,
    papers: papers.map(({ id, name, size }) => ({ id, name, size })),
    askedAt: askedAt?.toISOString() ?? null,
    reason,
    verifiedUntil,
  };
};
