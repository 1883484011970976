import { vetUpdated, vetVerificationRequested, vetWords } from '@paltu/contracts';
import type { OutgoingEvent } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { keeping, type Decided } from '@paltu/kernel';
import {
  documentPapersModule,
  documentPicturesModule,
  papersModule,
  paperVariables,
  picturesModule,
  uploadLimitsOf,
  type PapersModule,
  type PicturesModule,
} from '@paltu/pictures';
import {
  defineService,
  documentTransactions,
  onDocuments,
  postgresTransactions,
  type ServiceParts,
  type SliceOn,
  type Transactions,
} from '@paltu/runtime';
import { documentsUrl, exportRoute, serviceConfig } from '@paltu/service-kit';
import { objectStoreOf, oneObjectStore } from '@paltu/storage';
import { kennelNotFound, kennelParams } from '@paltu/testing/service';
import { markedThing, markFollower, registrationBody, verificationData, verificationSlice, type Change } from '../src/index.ts';
import { knexKennels, mongooseKennels, type Kennel, type MarkedKennels } from './marked-kennels.ts';

/** The events of vets, for none of kennels are in the contracts. */
const messageOf =
  (event: typeof vetUpdated | typeof vetVerificationRequested): Change<Kennel, OutgoingEvent> =>
  (kennel, changes, at): Decided<Kennel, OutgoingEvent> => {
    const state = { ...kennel, ...changes, version: kennel.version + 1 };
    const { id, ownerId, version, marks, decidedUpTo, verification, verifiedUntil } = state;
    const asked = verificationData(verification, vetWords.verification.toChoice);
    const figures = { version: BigInt(version), decidedUpTo: BigInt(decidedUpTo), verifiedUntil: verifiedUntil ?? '' };
    const data = { vet: { id, ownerId, ...marks, ...figures, verification: asked } };
    return { state, events: [partialEvent(event as typeof vetUpdated, { subject: id, sequence: version, time: at, data })] };
  };

interface Needs<Trx> extends Transactions<Trx>, Pick<ServiceParts, 'clock' | 'logger'> {
  readonly kennels: MarkedKennels<Trx>;
  readonly pictures: PicturesModule<Trx>;
  readonly papers: PapersModule<Trx>;
}

const slicesOn = <Trx>({ kennels, pictures, papers, ...parts }: Needs<Trx>): readonly SliceOn<Trx>[] => {
  const marked = {
    ...parts,
    changed: messageOf(vetUpdated),
    scopeIn: (trx: Trx) => {
      const things = kennels.kennelsIn(trx);
      const idsOf = ({ verification }: Kennel) => verification.papers.map(({ id }) => id);
      const save = async (kennel: Kennel, before: Kennel) => {
        await things.save(kennel);
        await papers.papersIn(trx).follow(idsOf(before), idsOf(kennel));
      };
      return { things, keep: keeping<Kennel, OutgoingEvent>({ save, outbox: parts.outboxIn(trx) }) };
    },
  };
  const { exported, ...verification } = verificationSlice<Kennel, OutgoingEvent, Trx>({
    ...marked,
    requested: messageOf(vetVerificationRequested),
    papers,
    formOf: pictures.formOf,
    queries: kennels.queries,
    things: {
      path: '/api/v1/kennels',
      noun: 'a kennel',
      params: kennelParams,
      notFound: kennelNotFound,
      body: registrationBody,
      viewId: 'KennelVerification',
    },
  });
  const consumers = [markFollower('vets.marks', [markedThing<Kennel, OutgoingEvent, Trx>({ ...marked, kind: 'vet' })])];
  const all = exportRoute({ path: '/api/v1/kennels/export', summary: 'What is kept of the caller', parts: { verification: exported } });
  return [pictures, { jobs: papers.jobs }, verification, { consumers, routes: [all] }];
};

const config = serviceConfig.extend({ ...paperVariables, DATABASE_URL: documentsUrl }).superRefine(oneObjectStore);

/** A service whose kennels are marked by admins, on either store. */
export const kennelsService = defineService({
  name: 'vets',
  config,
  slices: (parts, variables) => {
    const { mongo, clock, logger, database } = parts;
    const files = { objects: objectStoreOf(variables, logger), uploadDirectory: variables.UPLOAD_DIR, limits: uploadLimitsOf(variables) };
    const kept = { ...parts, ...files, takesAhead: false };
    if (mongo === undefined) {
      const modules = { pictures: picturesModule(kept), papers: papersModule(kept) };
      return slicesOn({ ...postgresTransactions(parts), ...modules, clock, logger, kennels: knexKennels(database) });
    }
    const { documents } = mongo;
    const modules = { pictures: documentPicturesModule({ ...kept, documents }), papers: documentPapersModule({ ...kept, documents }) };
    return slicesOn({ ...documentTransactions(mongo), ...modules, clock, logger, kennels: mongooseKennels(documents) }).map(onDocuments);
  },
});
