import type { MemberId, Refusal } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { joseSeal, sealRowsAnew, type KeySecrets } from '@paltu/sealing';
import type { Knex } from 'knex';
import { codeField, factorRoutes, stateView, type StateView } from './second-factor-http.ts';
import { otpauthCodes } from './otpauth-adapter.ts';
import { knexFactorResets, knexFactorStates, knexSecondFactors } from './second-factor-store.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  exemptFromSecondFactor,
  isRequiredOf,
  renewRecoveryCodes,
  resetSecondFactor,
  turnOffSecondFactor,
  useCode,
  type FactorScope,
  type GivenCode,
  type Holder,
  type LimitCodes,
  type OperatorScope,
} from './second-factor-use-cases.ts';
import { tooManyCodes, wrongCode } from './second-factor.ts';

interface OperatorParts {
  readonly holdersIn: (trx: Knex.Transaction) => OperatorScope['holders'];
  readonly accountNotFound: Refusal;
  readonly sessionsIn: (trx: Knex.Transaction) => OperatorScope['endSessions'];
  readonly mailsIn: (trx: Knex.Transaction) => OperatorScope['mails'];
}

interface SecondFactorsNeeds extends ServiceParts, OperatorParts {
  readonly findHolder: (userId: MemberId) => Promise<Holder>;
  readonly limitCodes: LimitCodes;
  /** By which the secrets are sealed. */
  readonly keySecrets: KeySecrets;
  /** Whether admins need one. */
  readonly isRequired: boolean;
}

const minuteMs = 60_000;

const operatorScopeIn =
  ({ holdersIn, sessionsIn, mailsIn }: Omit<OperatorParts, 'accountNotFound'>) =>
  (trx: Knex.Transaction): OperatorScope => ({
    holders: holdersIn(trx),
    resets: knexFactorResets(trx),
    endSessions: sessionsIn(trx),
    mails: mailsIn(trx),
  });

/** For an operator's commands, which need nothing else of the slice. */
export const factorDecisions = ({
  database,
  clock,
  accountNotFound,
  ...parts
}: OperatorParts & Pick<ServiceParts, 'database' | 'clock'>) => {
  const shared = { inTransaction: transactionRunner(database, operatorScopeIn(parts)), accountNotFound, clock };
  return { resetSecondFactor: resetSecondFactor(shared), exemptFromSecondFactor: exemptFromSecondFactor(shared) };
};

/** Second factors: what a login needs beside the password. */
export const secondFactorsModule = ({ database, clock, logger, keySecrets, isRequired, ...needs }: SecondFactorsNeeds) => {
  const { accountNotFound, findHolder, limitCodes } = needs;
  const seal = joseSeal(keySecrets, { purpose: 'second factors' });
  const operatorScopeOf = operatorScopeIn(needs);
  const scopeOf = (trx: Knex.Transaction): FactorScope => ({
    ...operatorScopeOf(trx),
    codes: otpauthCodes,
    factors: knexSecondFactors(trx, seal),
    states: knexFactorStates(trx),
  });
  const states = knexFactorStates(database);
  const shared = { inTransaction: transactionRunner(database, scopeOf), limitCodes, clock, logger, isRequired };
  const present = async (userId: MemberId): Promise<StateView> => {
    const { since, recoveryCodesLeft, isExempt } = await states.read(userId);
    const { userType } = await findHolder(userId);
    return {
      isOn: since !== null,
      since: since?.toISOString() ?? null,
      recoveryCodesLeft,
      isRequired: isRequired && userType === 'admin' && !isExempt,
    };
  };
  return {
    /** For the sessions, in the transaction `trx`, in which the account is locked. */
    loginFactors: (trx: Knex.Transaction) => ({
      isOn: knexFactorStates(trx).isOn,
      use: (given: GivenCode) => useCode(scopeOf(trx), given, clock.now()),
      isMissing: async (id: MemberId, userType: Holder['userType']) =>
        isRequired &&
        userType === 'admin' &&
        !(await knexFactorStates(trx).isOn(id)) &&
        (await isRequiredOf(scopeOf(trx), { id, userType })),
    }),
    /** What a code can be, how often one may be wrong, and what its check may refuse. */
    codes: { field: codeField, limit: limitCodes, wrong: wrongCode, refuses: [wrongCode, tooManyCodes] },
    /** What a member takes along: never the secret. */
    exported: { view: stateView, present },
    jobs: {
      'seal second factors anew': {
        everyMs: minuteMs,
        run: sealRowsAnew({ database, seal, logger }, { table: 'second_factors', id: 'account_id' }),
      },
    },
    routes: factorRoutes({
      present,
      begin: beginSecondFactor(shared),
      confirm: confirmSecondFactor(shared),
      renewCodes: renewRecoveryCodes(shared),
      turnOff: turnOffSecondFactor(shared),
      accountNotFound,
    }),
  };
};
