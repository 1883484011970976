import type { Change } from '#shared/api/endpoint.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { papersRequired } from '#shared/papers/chosen-file.ts';
import type { ChosenFile } from '#shared/papers/chosen-file.ts';
import { todayInPakistan } from '#shared/vet/slot-days.ts';

export interface VerificationForm {
  registrationNumber: string;
  /** The last day of the registration, as `2027-05-01`; empty until it is chosen. */
  validUntil: string;
  papers: ChosenFile[];
}

export const verificationRules: Rules<VerificationForm> = {
  registrationNumber: required('vet-profile:verification.problem.registrationNumber'),
  validUntil: (day) => {
    if (day === '') return 'vet-profile:verification.problem.validUntil';
    return day < todayInPakistan() && 'vet-profile:verification.problem.past';
  },
  papers: papersRequired,
};

export function bodyOfVerification({
  registrationNumber,
  validUntil,
  papers,
}: VerificationForm): Change<'postVetsUserVerification'>['body'] {
  return { registrationNumber: registrationNumber.trim(), validUntil, papers: papers.map(({ file }) => file) };
}
