import { newId, type Clock, type MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import { clockTimeAt, dayInPakistan } from '@paltu/reference';
import { dayBefore, requireNoInterest } from '../proposals/proposal.ts';
import type { Ledgers, Receipts } from './ledger-store.ts';
import { balanceOf, bookedAfter, type Digest, type Posting, type StoreId } from './ledger.ts';
import type { LedgerScope } from './settlement-store.ts';
import {
  sendBack,
  settle,
  settlementNotFound,
  type Position,
  type Settlement,
  type SettlementId,
  type SettlementStep,
} from './settlement.ts';
import { changedAccount, heldUntil, type AccountChange, type StoreAccount } from './store-account.ts';

type InLedgerTransaction = InTransaction<LedgerScope>;

interface BookNeeds {
  readonly ledgers: Ledgers;
  readonly receipts: Receipts;
  readonly clock: Clock;
  readonly digest: Digest;
}

/** Ledgers of stores, in the transaction of the change that caused the postings. */
export const ledgerBookings = ({ ledgers, receipts, clock, digest }: BookNeeds) => ({
  /**
   * Books each posting in the ledger of its store, and issues the receipt of each sale. Stores come in the order of their ids, so that two
   * bookings cannot deadlock.
   */
  book: async (postings: readonly (Posting & { readonly storeId: string })[]): Promise<void> => {
    const byStore = [...Map.groupBy(postings, ({ storeId }) => storeId as StoreId)];
    for (const [storeId, ofStore] of byStore.sort(([one], [other]) => (one < other ? -1 : 1))) {
      const at = clock.now();
      const { head, rows } = bookedAfter(await ledgers.get(storeId), ofStore, at, digest);
      await ledgers.append(head, rows);
      for (const { kind, parcelId } of ofStore) if (kind === 'sale' && parcelId !== null) await receipts.issue(storeId, parcelId, at);
    }
  },
  /** What Paltu has of the money of a store: nobody changes it until the transaction ends. */
  readPosition: async (storeId: string) => {
    const head = await ledgers.get(storeId as StoreId);
    const claims = await ledgers.readClaims(head.storeId, clock.now());
    const { available, held, debts } = balanceOf(head, claims);
    return { available, held, debts, due: claims.due };
  },
});

const atOnce = 100;

/**
 * A job: publishes the last hash of each ledger for a day that is over, by which its rows can be proved later. Ledgers that another instance
 * has locked are left to it.
 */
export const sealLedgers = (inTransaction: InLedgerTransaction, clock: Clock) => async (): Promise<void> => {
  for (let count = atOnce; count === atOnce;) {
    count = await inTransaction(async ({ seals, outbox }) => {
      const at = clock.now();
      const { start } = dayInPakistan(at);
      const ended = await seals.takeEnded(start, atOnce);
      for (const { storeId, rows, hash, bookedAt } of ended)
        await outbox.append([{ type: 'LedgerSealed', storeId, day: clockTimeAt(bookedAt).date, rows, hash, at }]);
      return ended.length;
    });
  }
};

/** An owner sets tax number and bank account of their store. The ledger is locked first, so that nothing is paid out meanwhile. */
export const changeAccount =
  (inTransaction: InLedgerTransaction, clock: Clock) =>
  (storeId: StoreId, sellerId: MemberId, change: AccountChange): Promise<StoreAccount> =>
    inTransaction(async ({ ledgers, accounts, taxNumberChanged, outbox }) => {
      const at = clock.now();
      await ledgers.get(storeId);
      const { account, isTaxNumberChanged, isPayoutChanged } = changedAccount(await accounts.get(storeId), change, at);
      if (!isTaxNumberChanged && !isPayoutChanged) return account;
      if (isTaxNumberChanged) await taxNumberChanged(storeId);
      await accounts.save(account);
      const until = heldUntil(account);
      if (isPayoutChanged && until !== null) await outbox.append([{ type: 'PayoutChanged', storeId, sellerId, heldUntil: until, at }]);
      return account;
    });
export type ChangeAccount = ReturnType<typeof changeAccount>;

interface SettlementNeeds {
  readonly inTransaction: InLedgerTransaction;
  readonly clock: Clock;
  readonly digest: Digest;
}

interface SettlementRequest {
  readonly storeId: StoreId;
  readonly sellerId: MemberId;
  readonly madeBy: MemberId;
  readonly amount: number;
  readonly reference: string;
  /** What the admin calls this attempt: repeated it leads to the same settlement. */
  readonly key: string;
}

interface ReturnedSettlement {
  readonly storeId: StoreId;
  readonly id: SettlementId;
  readonly reason: string;
  readonly by: MemberId;
}

/** A settlement that was made, or the id under which it waits for a second admin. */
type MadeOrProposed = { readonly settlement: Settlement } | { readonly proposedAs: string };

/** Locks whether the seller is there, then the ledger and the account of the store. */
const lockPosition = async (
  scope: LedgerScope,
  { storeId, sellerId }: Pick<SettlementRequest, 'storeId' | 'sellerId'>,
  at: Date,
): Promise<Position> => {
  const { ledgers, accounts, absenceOf } = scope;
  const { isSuspended } = await absenceOf(sellerId);
  return {
    isSuspended,
    head: await ledgers.get(storeId),
    claims: await ledgers.readClaims(storeId, at),
    account: await accounts.get(storeId),
  };
};

type Needs = Omit<SettlementNeeds, 'inTransaction'>;

const carryOut = async ({ ledgers, receipts, outbox }: LedgerScope, needs: Needs, { settlement, posting, event }: SettlementStep) => {
  await ledgerBookings({ ledgers, receipts, ...needs }).book([{ ...posting, storeId: settlement.storeId }]);
  await outbox.append([event]);
};

const add = async (scope: LedgerScope, needs: Needs, made: SettlementStep): Promise<Settlement> => {
  await scope.settlements.add(made.settlement);
  await carryOut(scope, needs, made);
  return made.settlement;
};

const makeOrPropose = async (scope: LedgerScope, needs: Needs, { key, ...request }: SettlementRequest): Promise<MadeOrProposed> => {
  const { settlements, proposals, keys } = scope;
  const { storeId, sellerId, madeBy, amount, reference } = request;
  requireNoInterest([sellerId], madeBy);
  const at = needs.clock.now();
  const id = newId() as SettlementId;
  const earlier = await keys.claim({ memberId: madeBy, key, sent: ['settlement', request] }, id, at);
  if (earlier !== undefined) {
    const { status = 'confirmed' } = (await proposals.find(earlier)) ?? {};
    return status === 'confirmed' ? { settlement: await settlements.get(storeId, earlier) } : { proposedAs: earlier };
  }
  const position = await lockPosition(scope, request, at);
  const made = settle(position, { ...request, id }, at);
  const payment = { kind: 'settlement', id, storeId, sellerId, refundId: null, orderId: null, amount, reference } as const;
  const paidWithinDay = await settlements.sumSince(storeId, dayBefore(at));
  const { payoutChangedAt: accountChangedAt } = position.account;
  const proposedAs = await proposals.propose({ ...payment, proposedBy: madeBy, paidWithinDay, accountChangedAt }, at);
  return proposedAs === undefined ? { settlement: await add(scope, needs, made) } : { proposedAs };
};

/** What admins decide about settlements. The ledger of the store is locked. */
export const settlementDecisions = ({ inTransaction, ...needs }: SettlementNeeds) => ({
  /**
   * Records a settlement of at most what is available, once for each key and reference, or proposes it where a second admin is needed. What is
   * proposed has the id of the settlement that it becomes. @throws AppError `settlement.*`, `proposal.waiting`, `admin.own-matter`
   */
  make: (request: SettlementRequest) => inTransaction((scope) => makeOrPropose(scope, needs, request)),
  /** A second admin confirms a settlement: what the store may have is read again. @throws AppError `settlement.*`, `proposal.*` */
  confirm: ({ id, by }: { readonly id: string; readonly by: MemberId }): Promise<void> =>
    inTransaction(async (scope) => {
      const at = needs.clock.now();
      const found = await scope.proposals.find(id);
      if (found === undefined || found.storeId === null || found.sellerId === null) throw settlementNotFound();
      const { sellerId, amount, reference, proposedBy: madeBy } = found;
      requireNoInterest([sellerId], by);
      const position = await lockPosition(scope, { storeId: found.storeId as StoreId, sellerId }, at);
      const accountChangedAt = position.account.payoutChangedAt;
      if ((await scope.proposals.confirm(id, { by, accountChangedAt }, at)) === undefined) return;
      await add(scope, needs, settle(position, { id: id as SettlementId, sellerId, amount, reference, madeBy }, at));
    }),
  /** The bank sent a settlement back; recorded again it changes nothing. @throws AppError `settlement.not-found`, `admin.own-matter` */
  sendBack: ({ storeId, id, reason, by }: ReturnedSettlement): Promise<Settlement> =>
    inTransaction(async (scope) => {
      const { ledgers, settlements } = scope;
      // Refuses an unknown settlement before `get` creates a ledger for the store.
      requireNoInterest([(await settlements.get(storeId, id)).sellerId], by);
      await ledgers.get(storeId);
      const settlement = await settlements.get(storeId, id);
      const sentBack = sendBack(settlement, reason, needs.clock.now());
      if (sentBack === undefined) return settlement;
      await settlements.save(sentBack.settlement);
      await carryOut(scope, needs, sentBack);
      return sentBack.settlement;
    }),
});
export type SettlementDecisions = ReturnType<typeof settlementDecisions>;
