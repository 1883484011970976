import type { Change } from '#shared/api/endpoint.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { todayInPakistan } from '#shared/vet/slot-days.ts';

/** A document that was chosen. */
export interface ChosenFile {
  id: string;
  file: File;
}

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
  papers: required('vet-profile:verification.problem.papers'),
};

export function bodyOfVerification({
  registrationNumber,
  validUntil,
  papers,
}: VerificationForm): Change<'postVetsUserVerification'>['body'] {
  return { registrationNumber: registrationNumber.trim(), validUntil, papers: papers.map(({ file }) => file) };
}
