import { z } from 'zod';
import type { KnownPaper, PetSnapshot } from './pet-snapshot.ts';

/** A document of a listing, as owner and admins see it; size in bytes. */
export const paperView = z.strictObject({ id: z.uuid(), name: z.string(), size: z.int() }).meta({ id: 'Paper' });

/** The documents of a listing, null where there is none; what was kept before there were documents has none. */
export const presentPapers = ({
  papers,
}: Partial<Pick<PetSnapshot, 'papers'>>): Record<'vaccinationRecords' | 'healthCertificate', KnownPaper | null> => ({
  vaccinationRecords: papers?.vaccinationRecords ?? null,
  healthCertificate: papers?.healthCertificate ?? null,
});
