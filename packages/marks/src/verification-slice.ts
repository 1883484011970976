import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Clock, Logger } from '@paltu/kernel';
import type { PapersModule, PictureFormOf } from '@paltu/pictures';
import { mostPapers } from '@paltu/reference';
import type { Transactions } from '@paltu/runtime';
import type { Exported } from '@paltu/service-kit';
import type { Change, MarkScope, OwnedVerifiable, VerifiableThings, VerificationQueries } from './mark-decisions.ts';
import type { Verification, VerificationStatus } from './marked.ts';
import { presentVerification, verificationRoutes, verificationView, type VerifiedThings } from './verification-http.ts';
import { endVerifications, readPaper, requestVerification } from './verification-use-cases.ts';

export interface VerificationNeeds<T extends OwnedVerifiable, Event, Trx> extends Pick<Transactions<Trx>, 'inTransaction'> {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly things: VerifiedThings;
  readonly scopeIn: (trx: Trx) => MarkScope<T, Event, VerifiableThings<T>>;
  readonly queries: VerificationQueries<T>;
  readonly changed: Change<T, Event>;
  /** As `changed`, with the event that papers were sent. */
  readonly requested: Change<T, Event>;
  readonly papers: Pick<PapersModule<Trx>, 'uploads' | 'open' | 'papersIn'>;
  readonly formOf: PictureFormOf;
}

const endEveryMs = 60_000;

/** The mark `verified` by papers, as a slice of any service: how it is asked for, who reads the papers, and when it ends. */
export const verificationSlice = <T extends OwnedVerifiable, Event, Trx>(needs: VerificationNeeds<T, Event, Trx>) => {
  const { things, queries, papers } = needs;
  const inTransaction = needs.inTransaction((trx) => ({ ...needs.scopeIn(trx), papers: papers.papersIn(trx) }));
  const view = verificationView(things.viewId);
  const exported: Exported = {
    view: view.nullable(),
    present: async (memberId) => {
      const thing = await queries.findOfOwner(memberId);
      return thing === undefined ? null : presentVerification(thing);
    },
  };
  return {
    /** What a member takes along. */
    exported,
    routes: verificationRoutes({
      things,
      view,
      queries,
      requestVerification: requestVerification({ ...needs, inTransaction, uploads: papers.uploads }),
      readPaper: readPaper({ queries, openPaper: papers.open }),
      form: needs.formOf({ field: 'papers', maxFiles: mostPapers, holds: 'papers', takesJson: false }),
    }),
    jobs: { 'end verifications': { everyMs: endEveryMs, run: endVerifications({ ...needs, inTransaction }) } },
  };
};

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
