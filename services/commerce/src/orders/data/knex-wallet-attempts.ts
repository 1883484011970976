import { orRefuse } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { attemptNotFound } from '../domain/order-errors.ts';
import type { WalletAttempt } from '../domain/wallet-attempt.ts';
import type { WalletAttempts } from '../use-cases/ports.ts';

export const toAttempt = (row: object): WalletAttempt => fromColumns<WalletAttempt>(row);

/** Attempts to pay by a wallet, in the transaction `trx`. */
export const knexWalletAttempts = (trx: Knex.Transaction): WalletAttempts => ({
  findOpen: async (orderId) => {
    const row = (await trx('wallet_attempts').where({ order_id: orderId, status: 'open' }).first()) as object | undefined;
    return row && toAttempt(row);
  },
  add: async (attempt) => {
    await trx('wallet_attempts').insert(toColumns(attempt));
  },
  get: async (reference) => {
    const row = (await trx('wallet_attempts').where({ reference }).first()) as object | undefined;
    return orRefuse(row && toAttempt(row), attemptNotFound);
  },
  putOff: async ({ reference, nextInquiryAt }) => {
    await trx('wallet_attempts').where({ reference }).whereNotNull('next_inquiry_at').update({ next_inquiry_at: nextInquiryAt });
  },
  save: async (attempt) => {
    await trx('wallet_attempts').where({ reference: attempt.reference }).update(toColumns(attempt));
  },
});
