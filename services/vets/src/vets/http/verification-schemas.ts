import { paperView } from '@paltu/projections';
import { instantAt } from '@paltu/reference';
import { idParam, requiredText } from '@paltu/service-kit';
import { z } from 'zod';
import { verificationStatuses, type PaperId, type Verification } from '../domain/verification.ts';
import { vetParams } from './vet-schemas.ts';

const noDay = 'Valid until must be a day such as 2027-05-01';

const day = z
  .string(noDay)
  .trim()
  .refine((date) => instantAt({ date, time: '00:00' }) !== undefined, noDay)
  .meta({ override: { type: 'string', format: 'date' } });

/** POST /api/v1/vets/user/verification, beside the papers */
export const verificationBody = z.strictObject({ registrationNumber: requiredText('Registration number', 60), validUntil: day });

export const paperParams = vetParams.extend({ paperId: idParam.transform((id) => id as PaperId) });

/** How it stands with the mark `verified`; days are those of Pakistan. */
export const verificationView = z
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
  .meta({ id: 'VetVerification' });

export const presentVerification = (
  { status, registrationNumber, validUntil, papers, askedAt, reason }: Verification,
  verifiedUntil: string | null,
): z.input<typeof verificationView> => ({
  status,
  registrationNumber,
  validUntil,
  papers: papers.map(({ id, name, size }) => ({ id, name, size })),
  askedAt: askedAt?.toISOString() ?? null,
  reason,
  verifiedUntil,
});
