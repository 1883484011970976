import { refusal } from '@paltu/kernel';
import type { StoreId } from './ledger.ts';

/** A bank account that a store is paid out to. */
interface Payout {
  /** Without spaces. */
  readonly iban: string;
  /** The name that it is on. */
  readonly title: string;
}

/** Confidential data by which Paltu pays out a store. */
export interface StoreAccount {
  readonly storeId: StoreId;
  /** An NTN or a CNIC, digits alone; null as long as the store gave none. */
  readonly taxNumber: string | null;
  readonly payout: Payout | null;
  /** Null as long as there is none. */
  readonly payoutChangedAt: Date | null;
}

/** A missing part stays as it is. */
export interface AccountChange {
  readonly taxNumber?: string | undefined;
  readonly payout?: Payout | undefined;
}

interface ChangedAccount {
  readonly account: StoreAccount;
  readonly isTaxNumberChanged: boolean;
  readonly isPayoutChanged: boolean;
}

export const noAccount = (storeId: StoreId): StoreAccount => ({ storeId, taxNumber: null, payout: null, payoutChangedAt: null });

export const changedAccount = (account: StoreAccount, { taxNumber, payout }: AccountChange, at: Date): ChangedAccount => {
  const isTaxNumberChanged = taxNumber !== undefined && taxNumber !== account.taxNumber;
  const isPayoutChanged = payout !== undefined && (payout.iban !== account.payout?.iban || payout.title !== account.payout.title);
  return {
    account: {
      ...account,
      ...(isTaxNumberChanged && { taxNumber }),
      ...(isPayoutChanged && { payout, payoutChangedAt: at }),
    },
    isTaxNumberChanged,
    isPayoutChanged,
  };
};

/** How long nothing is paid to a new account: its owner gets a mail about the change, in case somebody else made it. */
const holdMs = 48 * 60 * 60_000;

/** Until then nothing is paid out; null without an account. */
export const heldUntil = ({ payoutChangedAt }: Pick<StoreAccount, 'payoutChangedAt'>): Date | null =>
  payoutChangedAt && new Date(payoutChangedAt.getTime() + holdMs);

export const storeUnregistered = refusal(
  'conflict',
  'store.unregistered',
  'This store has not given its tax number yet, so nothing can be bought from it',
);
