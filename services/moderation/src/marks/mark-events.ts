import type { Message } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  accessoryRemoved,
  accessoryState,
  markCleared,
  markSet,
  markWords,
  shopWords,
  stockReleased,
  stockReserved,
  storeState,
  vetState,
  vetWords,
  type EveryField,
  type MarkSetSchema,
  type StateDefinition,
  type Vet,
} from '@paltu/contracts';
import { onMeaning, onState, outgoingEvent, type EventRule, type Outbox, type OutgoingEvent } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import { instantOf } from '@paltu/projections';
import type { TakeReport } from './mark-use-cases.ts';
import type { KnownVerification, MarkDecision, MarkedKind, ThingReport } from './mark.ts';

/** A decision, as the owner of the thing consumes it; also one that is published again. */
export const markMessage = (decision: MarkDecision): OutgoingEvent => {
  const { id, kind, thingId, number, mark, isSet, verificationNumber, reason, decidedBy, decidedAt } = decision;
  const data = {
    decisionId: id,
    kind: markWords.kind.toChoice(kind),
    thingId,
    mark: markWords.mark.toChoice(mark),
    verificationNumber,
    reason,
    decidedBy,
    decidedAt: timestampFromDate(decidedAt),
  } satisfies EveryField<typeof MarkSetSchema>;
  const envelope = { subject: thingId, sequence: number, time: decidedAt };
  return isSet ? outgoingEvent(markSet, { ...envelope, data }) : outgoingEvent(markCleared, { ...envelope, data });
};

export const markOutbox = (outbox: Outbox) => ({
  append: (decisions: readonly MarkDecision[]): Promise<void> => outbox.append(decisions.map(markMessage)),
});

type Instant = Vet['createdAt'];

/** What every contract has of the papers for the mark `verified`. */
interface AskedVerification extends Pick<KnownVerification, 'number' | 'registrationNumber' | 'validUntil' | 'papers' | 'reason'> {
  readonly status: number;
  readonly askedAt?: Instant;
}

/** What every contract has of a thing that admins mark; what its kind has no mark or papers for is not there. */
type MarkedState = Pick<ThingReport, 'name' | 'cityId'> & {
  readonly id: string;
  readonly ownerId: string;
  readonly featured: boolean;
  readonly hidden: boolean;
  readonly verified?: boolean;
  readonly registered?: boolean;
  readonly waitsForReview?: boolean;
  readonly verification?: AskedVerification;
  readonly verifiedUntil?: string;
  readonly active: boolean;
  readonly ownerAway: boolean;
  readonly createdAt?: Instant;
  readonly decidedUpTo: bigint;
};

/** How the events of one kind are read. */
interface KindOfEvents<State extends MarkedState> {
  readonly kind: MarkedKind;
  readonly about: (thing: State) => readonly string[];
  /** The status of papers in the contract, as a word. */
  readonly statusOf: (status: number) => KnownVerification['status'];
}

const noRequest: KnownVerification = {
  status: 'none',
  number: 0,
  registrationNumber: '',
  validUntil: '',
  papers: [],
  askedAt: null,
  reason: '',
};

const reportOf = <State extends MarkedState>(
  thing: State,
  version: number,
  { kind, about, statusOf }: KindOfEvents<State>,
): ThingReport => {
  const { id, ownerId, name, cityId, featured, hidden, verified = false, registered = false, verification, verifiedUntil = '' } = thing;
  const known = verification && {
    status: statusOf(verification.status),
    number: verification.number,
    registrationNumber: verification.registrationNumber,
    validUntil: verification.validUntil,
    papers: verification.papers.map((paper) => ({ id: paper.id, name: paper.name, size: paper.size })),
    askedAt: verification.askedAt === undefined ? null : instantOf('asked_at', verification.askedAt).toISOString(),
    reason: verification.reason,
  };
  return {
    kind,
    thingId: id,
    version,
    ownerId: ownerId as MemberId,
    name,
    about: about(thing),
    cityId,
    marks: { featured, verified, hidden, registered },
    waitsForReview: thing.waitsForReview ?? false,
    verification: known ?? noRequest,
    verifiedUntil,
    isActive: thing.active,
    isOwnerAway: thing.ownerAway,
    createdAt: instantOf('created_at', thing.createdAt),
    decidedUpTo: Number(thing.decidedUpTo),
  };
};

type ThingRule = (takeIn: (trx: Transaction) => TakeReport) => EventRule;

/** Every event of such a thing carries all of it: one translation for all. */
const onThingChanged =
  <State extends Message & MarkedState>(definition: StateDefinition<State>, kind: KindOfEvents<State>): ThingRule =>
  (takeIn) =>
    onState(definition, async (thing, { sequence }, trx) => takeIn(trx)(reportOf(thing, sequence, kind)));

export const onVetChanged = onThingChanged(vetState, {
  kind: 'vet',
  about: ({ specialty, clinicName, qualifications }) => [specialty, clinicName, qualifications],
  statusOf: vetWords.verification.toWord,
});

export const onStoreChanged = onThingChanged(storeState, {
  kind: 'store',
  about: ({ type, services }) => [type, ...services.slice(0, 3)],
  statusOf: shopWords.verification.toWord,
});

/** What is sold all the time changes nothing that admins mark. */
const ofStock: ReadonlySet<string> = new Set([stockReserved.type, stockReleased.type]);

/** An accessory has no papers, and is where its store is. One that is removed is in no list, as what its owner left is. */
export const onAccessoryChanged: ThingRule = (takeIn) =>
  onMeaning(
    accessoryState,
    ({ state: accessory, event: { sequence, type } }) => {
      if (ofStock.has(type)) return undefined;
      const active = shopWords.status.toWord(accessory.status) === 'active';
      const thing = { ...accessory, cityId: '', active, ownerAway: type === accessoryRemoved.type };
      return reportOf(thing, sequence, { kind: 'accessory', about: () => [accessory.category], statusOf: () => 'none' });
    },
    (report, trx) => takeIn(trx)(report),
  );

/** Everything that admins mark: a new kind is a rule here, and a line of `markedKinds`. */
export const thingRules: readonly ThingRule[] = [onVetChanged, onStoreChanged, onAccessoryChanged];
