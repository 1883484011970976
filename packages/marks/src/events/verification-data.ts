import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Verification, VerificationStatus } from '../domain/marked.ts';

/** A verification in the fields that every contract has for it. @param toChoice the status in the words of the contract */
export const verificationData = <Choice>(verification: Verification, toChoice: (status: VerificationStatus) => Choice) => {
  const { status, number, registrationNumber, validUntil, papers, askedAt, reason } = verification;
  return {
    status: toChoice(status),
    number,
    registrationNumber,
    validUntil: validUntil ?? '',
    papers: papers.map(({ id, name, size }) => ({ id, name, size })),
    askedAt: askedAt === null ? undefined : timestampFromDate(askedAt),
    reason,
  };
};
