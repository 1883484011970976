import { newId, type Clock, type MemberId } from '@paltu/kernel';
import type { StoreId } from '../domain/ledger-row.ts';
import { sendBack, settle, type SettlementStep } from '../domain/settlement-decisions.ts';
import type { Settlement, SettlementId } from '../domain/settlement.ts';
import { bookPostings } from './book-postings.ts';
import type { InLedgerTransaction, LedgerScope } from './ports.ts';
import type { Digest } from '../domain/hash-chain.ts';

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

/** @throws AppError `settlement.*` */
export type MakeSettlement = (request: SettlementRequest) => Promise<Settlement>;

/** @throws AppError `settlement.not-found` */
export type SendSettlementBack = (request: {
  readonly storeId: StoreId;
  readonly id: SettlementId;
  readonly reason: string;
}) => Promise<Settlement>;

type Needs = Pick<SettlementNeeds, 'clock' | 'digest'>;

const carryOut = async ({ ledgers, receipts, outbox }: LedgerScope, needs: Needs, { settlement, posting, event }: SettlementStep) => {
  await bookPostings({ ledgers, receipts, ...needs })([{ ...posting, storeId: settlement.storeId }]);
  await outbox.append([event]);
};

/** An admin records a settlement of at most what is available, once for each key and reference. Its ledger is locked. */
export const makeSettlement =
  ({ inTransaction, clock, digest }: SettlementNeeds): MakeSettlement =>
  ({ key, ...wish }) =>
    inTransaction(async (scope) => {
      const { ledgers, accounts, settlements, keys } = scope;
      const at = clock.now();
      const id = newId() as SettlementId;
      const earlier = await keys.claim({ memberId: wish.madeBy, key, sent: ['settlement', wish] }, id, at);
      if (earlier !== undefined) return settlements.get(wish.storeId, earlier);
      const head = await ledgers.get(wish.storeId);
      const position = { head, claims: await ledgers.readClaims(wish.storeId, at), account: await accounts.get(wish.storeId) };
      const made = settle(position, { ...wish, id }, at);
      await settlements.add(made.settlement);
      await carryOut(scope, { clock, digest }, made);
      return made.settlement;
    });

/** An admin records that the bank sent a settlement back; recorded again it changes nothing. */
export const sendSettlementBack =
  ({ inTransaction, clock, digest }: SettlementNeeds): SendSettlementBack =>
  ({ storeId, id, reason }) =>
    inTransaction(async (scope) => {
      const { ledgers, settlements } = scope;
      // Refuses an unknown settlement before `get` creates a ledger for the store.
      await settlements.get(storeId, id);
      await ledgers.get(storeId);
      const settlement = await settlements.get(storeId, id);
      const sentBack = sendBack(settlement, reason, clock.now());
      if (sentBack === undefined) return settlement;
      await settlements.save(sentBack.settlement);
      await carryOut(scope, { clock, digest }, sentBack);
      return sentBack.settlement;
    });
