import { createHmac, timingSafeEqual } from 'node:crypto';
import { orRefuse, type Clock } from '@paltu/kernel';
import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { attemptNotFound, type AttemptReference, type Behaviour, type Inquired, type SimulatedWallet } from './wallet.ts';

interface Simulated {
  readonly reference: AttemptReference;
  readonly amount: number;
  /** Null before the buyer has chosen one. */
  readonly behaviour: Behaviour | null;
  readonly chosenAt: Date | null;
}

const lateByMs = 10 * 60_000;

/** No secret, because no money moves. It exists so that forged notices can be tested. */
const key = 'test payment';

export const signatureOf = (reference: string, status: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([reference, status]))
    .digest('hex');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The notices that a wallet of each behaviour sends, in their order. */
const noticesOf: Readonly<Record<Behaviour, readonly Inquired['status'][]>> = {
  success: ['paid'],
  refusal: ['refused'],
  pending: ['pending'],
  late: [],
  repeated: ['paid', 'paid', 'paid'],
  contradicting: ['paid'],
  never: [],
};

/** What the wallet answers to an inquiry. */
const statusOf = ({ behaviour, chosenAt }: Simulated, now: Date): Inquired['status'] => {
  if (behaviour === 'success' || behaviour === 'repeated' || behaviour === 'never') return 'paid';
  if (behaviour === 'refusal' || behaviour === 'contradicting') return 'refused';
  return behaviour === 'late' && chosenAt !== null && now.getTime() - chosenAt.getTime() >= lateByMs ? 'paid' : 'pending';
};

/** A wallet for manual tests: no money moves, and a person chooses how it behaves. */
export const knexSimulatedWallet = (database: Knex, clock: Clock): SimulatedWallet => ({
  page: async ({ reference, amount }) => {
    await database('simulated_payments').insert({ reference, amount }).onConflict('reference').ignore();
    return { url: '/test-wallet', method: 'get', fields: { reference, amount: `${amount}` } };
  },
  referenceIn: ({ reference = '', status = '', signature = '' }) =>
    isSame(signature, signatureOf(reference, status)) ? (reference as AttemptReference) : undefined,
  inquire: async ({ reference }) => {
    const row = (await database('simulated_payments').where({ reference }).first()) as object | undefined;
    if (row === undefined) return { reference, amount: 0, status: 'pending' };
    const simulated = fromColumns<Simulated>(row);
    return { reference: simulated.reference, amount: simulated.amount, status: statusOf(simulated, clock.now()) };
  },
  choose: async (reference, behaviour) => {
    const chosen = await database('simulated_payments').where({ reference }).update({ behaviour, chosen_at: clock.now() });
    orRefuse(chosen === 0 ? undefined : chosen, attemptNotFound);
    return noticesOf[behaviour].map((status) => ({ reference, status, signature: signatureOf(reference, status) }));
  },
});
