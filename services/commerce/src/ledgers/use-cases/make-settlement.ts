import { newId, type Clock, type MemberId } from '@paltu/kernel';
import { dayBefore, requireNoInterest } from '../../proposals/proposal.ts';
import type { Digest } from '../domain/hash-chain.ts';
import { settlementNotFound } from '../domain/ledger-errors.ts';
import type { StoreId } from '../domain/ledger-row.ts';
import { sendBack, settle, type Position, type SettlementStep } from '../domain/settlement-decisions.ts';
import type { Settlement, SettlementId } from '../domain/settlement.ts';
import { bookPostings } from './book-postings.ts';
import type { InLedgerTransaction, LedgerScope } from './ports.ts';

export interface SettlementNeeds {
  readonly inTransaction: InLedgerTransaction;
  readonly clock: Clock;
  readonly digest: Digest;
}

export interface SettlementRequest {
  readonly storeId: StoreId;
  readonly sellerId: MemberId;
  readonly madeBy: MemberId;
  readonly amount: number;
  readonly reference: string;
  /** What the admin calls this attempt: repeated it leads to the same settlement. */
  readonly key: string;
}

/** A settlement that was made, or the id under which it waits for a second admin. */
export type MadeOrProposed = { readonly settlement: Settlement } | { readonly proposedAs: string };

/** @throws AppError `settlement.*`, `proposal.waiting`, `admin.own-matter` */
export type MakeSettlement = (request: SettlementRequest) => Promise<MadeOrProposed>;

/** @throws AppError `settlement.not-found`, `admin.own-matter` */
export type SendSettlementBack = (request: {
  readonly storeId: StoreId;
  readonly id: SettlementId;
  readonly reason: string;
  readonly by: MemberId;
}) => Promise<Settlement>;

type Needs = Pick<SettlementNeeds, 'clock' | 'digest'>;

const carryOut = async ({ ledgers, receipts, outbox }: LedgerScope, needs: Needs, { settlement, posting, event }: SettlementStep) => {
  await bookPostings({ ledgers, receipts, ...needs })([{ ...posting, storeId: settlement.storeId }]);
  await outbox.append([event]);
};

/** Locks the ledger and the account of a store. */
const readPosition = async ({ ledgers, accounts }: LedgerScope, storeId: StoreId, at: Date): Promise<Position> => ({
  head: await ledgers.get(storeId),
  claims: await ledgers.readClaims(storeId, at),
  account: await accounts.get(storeId),
});

const keep = async (scope: LedgerScope, needs: Needs, made: SettlementStep): Promise<Settlement> => {
  await scope.settlements.add(made.settlement);
  await carryOut(scope, needs, made);
  return made.settlement;
};

/**
 * An admin records a settlement of at most what is available, once for each key and reference, or proposes it where a second admin is needed. Its
 * ledger is locked. What is proposed has the id of the settlement that it becomes.
 */
export const makeSettlement =
  ({ inTransaction, clock, digest }: SettlementNeeds): MakeSettlement =>
  ({ key, ...wish }) =>
    inTransaction(async (scope) => {
      requireNoInterest([wish.sellerId], wish.madeBy);
      const { settlements, proposals, keys } = scope;
      const { storeId, sellerId, madeBy, amount, reference } = wish;
      const at = clock.now();
      const id = newId() as SettlementId;
      const earlier = await keys.claim({ memberId: madeBy, key, sent: ['settlement', wish] }, id, at);
      if (earlier !== undefined) {
        const { status = 'confirmed' } = (await proposals.find(earlier)) ?? {};
        return status === 'confirmed' ? { settlement: await settlements.get(storeId, earlier) } : { proposedAs: earlier };
      }
      const position = await readPosition(scope, storeId, at);
      const made = settle(position, { ...wish, id }, at);
      const payment = { kind: 'settlement', id, storeId, sellerId, refundId: null, orderId: null, amount, reference } as const;
      const paidWithinDay = await settlements.sumSince(storeId, dayBefore(at));
      const { payoutChangedAt: accountChangedAt } = position.account;
      const proposedAs = await proposals.propose({ ...payment, proposedBy: madeBy, paidWithinDay, accountChangedAt }, at);
      return proposedAs === undefined ? { settlement: await keep(scope, { clock, digest }, made) } : { proposedAs };
    });

/** @throws AppError `settlement.*`, `proposal.*` */
export type ConfirmSettlement = (confirmed: { readonly id: string; readonly by: MemberId }) => Promise<void>;

/** A second admin confirms a settlement: what the store may have is read again. */
export const confirmSettlement =
  ({ inTransaction, clock, digest }: SettlementNeeds): ConfirmSettlement =>
  ({ id, by }) =>
    inTransaction(async (scope) => {
      const at = clock.now();
      const found = await scope.proposals.find(id);
      if (found === undefined || found.storeId === null || found.sellerId === null) throw settlementNotFound();
      const { sellerId, amount, reference, proposedBy: madeBy } = found;
      requireNoInterest([sellerId], by);
      const position = await readPosition(scope, found.storeId as StoreId, at);
      const accountChangedAt = position.account.payoutChangedAt;
      if ((await scope.proposals.confirm(id, { by, accountChangedAt }, at)) === undefined) return;
      await keep(scope, { clock, digest }, settle(position, { id: id as SettlementId, sellerId, amount, reference, madeBy }, at));
    });

/** An admin records that the bank sent a settlement back; recorded again it changes nothing. */
export const sendSettlementBack =
  ({ inTransaction, clock, digest }: SettlementNeeds): SendSettlementBack =>
  ({ storeId, id, reason, by }) =>
    inTransaction(async (scope) => {
      const { ledgers, settlements } = scope;
      // Refuses an unknown settlement before `get` creates a ledger for the store.
      requireNoInterest([(await settlements.get(storeId, id)).sellerId], by);
      await ledgers.get(storeId);
      const settlement = await settlements.get(storeId, id);
      const sentBack = sendBack(settlement, reason, clock.now());
      if (sentBack === undefined) return settlement;
      await settlements.save(sentBack.settlement);
      await carryOut(scope, { clock, digest }, sentBack);
      return sentBack.settlement;
    });
