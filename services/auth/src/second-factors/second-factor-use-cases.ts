import { orRefuse, type Clock, type Logger, type MemberId, type Refusal, type SessionId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { FactorCodes } from './otpauth-adapter.ts';
import type { FactorResets, FactorStates, SecondFactors } from './second-factor-store.ts';
import { alreadyOn, notBegun, notOn, requiredByRole, typedCode, wrongCode, type Language, type SecondFactor } from './second-factor.ts';

/** The account of a second factor. */
export interface Holder {
  readonly id: MemberId;
  readonly email: string;
  readonly userType: 'user' | 'admin';
}

type FactorMail = 'second-factor-on' | 'second-factor-off' | 'recovery-code-used' | 'second-factor-reset';

/** What an operator's command can write with. */
export interface OperatorScope {
  readonly holders: {
    /** Holds the account until the transaction ends. @throws AppError `account.not-found` */
    get(id: string): Promise<Holder>;
    findByEmail(email: string): Promise<Holder | undefined>;
  };
  readonly resets: FactorResets;
  readonly endSessions: (request: { userId: MemberId; reason: 'second-factor-changed'; except?: string | undefined }) => Promise<void>;
  readonly mails: {
    add(mail: { kind: FactorMail; language: Language; accountId: MemberId; address: string }): Promise<void>;
  };
}

/** All that a use case of this slice can write with. */
export interface FactorScope extends OperatorScope {
  readonly codes: FactorCodes;
  readonly factors: SecondFactors;
  readonly states: FactorStates;
}

/**
 * Carries out one check of a code for an account, unless too many were wrong; a check that finds nothing was wrong.
 * @throws AppError `second-factor.too-many`
 */
export type LimitCodes = <T>(accountId: string, check: () => Promise<T | undefined>) => Promise<T | undefined>;

interface FactorNeeds {
  readonly inTransaction: InTransaction<FactorScope>;
  readonly limitCodes: LimitCodes;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Whether admins need one: `REQUIRE_ADMIN_2FA`. */
  readonly isRequired: boolean;
}

/** Who proves what, and in which language they are mailed. */
export interface GivenCode {
  readonly userId: MemberId;
  readonly code: string;
  readonly language: Language;
}

const mailTo = ({ mails }: OperatorScope, { id, email }: Holder, kind: FactorMail, language: Language): Promise<void> =>
  mails.add({ kind, language, accountId: id, address: email });

/** Whether an account has to have one, by its role. */
export const isRequiredOf = async (
  { states }: Pick<FactorScope, 'states'>,
  { id, userType }: Pick<Holder, 'id' | 'userType'>,
): Promise<boolean> => userType === 'admin' && !(await states.read(id)).isExempt;

/** A code of the app, which counts once. */
const useStep = async ({ factors, codes }: FactorScope, factor: SecondFactor, code: string, at: Date): Promise<boolean> => {
  const step = codes.stepOf(factor, code, at);
  return step !== undefined && factors.useStep(factor.accountId, step);
};

/**
 * Uses up a code of a member whose second factor is on, of the app or a recovery code; false when it is neither. Recovery codes are mailed:
 * who has found the paper is noticed. The account is locked.
 */
export const useCode = async (scope: FactorScope, { code: typed, language, userId }: GivenCode, at: Date): Promise<boolean> => {
  const factor = await scope.factors.find(userId);
  if (factor === undefined || factor.confirmedAt === null) return false;
  const { isOfApp, code } = typedCode(typed);
  if (isOfApp) return useStep(scope, factor, code, at);
  if (!(await scope.factors.useRecoveryCode(userId, scope.codes.recoveryHash(userId, code)))) return false;
  await mailTo(scope, await scope.holders.get(userId), 'recovery-code-used', language);
  return true;
};

/** A secret for an app, and its URI for a QR code. Nothing is asked for until a code has confirmed it. @throws AppError `second-factor.already-on` */
export const beginSecondFactor =
  ({ inTransaction, clock }: FactorNeeds) =>
  ({ userId, language }: Omit<GivenCode, 'code'>): Promise<{ secret: string; uri: string }> =>
    inTransaction(async ({ holders, states, factors, codes }) => {
      const { email } = await holders.get(userId);
      if (await states.isOn(userId)) throw alreadyOn();
      const secret = codes.createSecret();
      await factors.begin(userId, secret, language, clock.now());
      return { secret, uri: codes.uriOf(secret, email) };
    });

const newCodesFor = async ({ factors, codes }: FactorScope, userId: MemberId): Promise<readonly string[]> => {
  const created = codes.createRecoveryCodes();
  await factors.replaceRecoveryCodes(
    userId,
    created.map((code) => codes.recoveryHash(userId, code)),
  );
  return created;
};

const orWrongCode = <T>(found: T | undefined, { logger }: FactorNeeds, userId: MemberId): T => {
  if (found !== undefined) return found;
  logger.warn({ event: 'security.second-factor-refused', userId }, 'a member gave a wrong code');
  throw wrongCode.at('code');
};

/**
 * The first code turns it on; the member's other sessions end, which began without it. Gives ten recovery codes, which nobody can read again.
 * @throws AppError `second-factor.wrong-code`, `second-factor.too-many`, `second-factor.not-begun`, `second-factor.already-on`
 */
export const confirmSecondFactor =
  (needs: FactorNeeds) =>
  async ({ userId, sessionId, code: typed, language }: GivenCode & { readonly sessionId: SessionId }): Promise<readonly string[]> => {
    const { inTransaction, limitCodes, clock, logger } = needs;
    const turnOn = () =>
      inTransaction(async (scope) => {
        const holder = await scope.holders.get(userId);
        const factor = orRefuse(await scope.factors.find(userId), notBegun);
        if (factor.confirmedAt !== null) throw alreadyOn();
        const at = clock.now();
        const { isOfApp, code } = typedCode(typed);
        if (!isOfApp || !(await useStep(scope, factor, code, at))) return undefined;
        await scope.factors.turnOn(userId, at);
        await scope.resets.log({ accountId: userId, change: 'on', changedBy: userId, at });
        await scope.endSessions({ userId, reason: 'second-factor-changed', except: sessionId });
        await mailTo(scope, holder, 'second-factor-on', language);
        return newCodesFor(scope, userId);
      });
    const codes = orWrongCode(await limitCodes(userId, turnOn), needs, userId);
    logger.info({ event: 'security.second-factor-on', userId }, 'a member turned the second factor on');
    return codes;
  };

/** Carries out for a member whose second factor is on what needs one of its codes. */
const withCode =
  <Done>(needs: FactorNeeds, work: (scope: FactorScope, holder: Holder, given: GivenCode) => Promise<Done>) =>
  async (given: GivenCode): Promise<Done> => {
    const { inTransaction, limitCodes, clock } = needs;
    const check = () =>
      inTransaction(async (scope) => {
        const holder = await scope.holders.get(given.userId);
        if (!(await scope.states.isOn(given.userId))) throw notOn();
        return (await useCode(scope, given, clock.now())) ? { done: await work(scope, holder, given) } : undefined;
      });
    return orWrongCode(await limitCodes(given.userId, check), needs, given.userId).done;
  };

/** Ten new recovery codes in place of the old ones. @throws AppError `second-factor.wrong-code`, `second-factor.too-many`, `second-factor.not-on` */
export const renewRecoveryCodes = (needs: FactorNeeds) => withCode(needs, (scope, { id }) => newCodesFor(scope, id));

/** @throws AppError `second-factor.wrong-code`, `second-factor.too-many`, `second-factor.not-on`, `second-factor.required-by-role` */
export const turnOffSecondFactor = (needs: FactorNeeds) =>
  withCode(needs, async (scope, holder, { userId, language }) => {
    if (needs.isRequired && (await isRequiredOf(scope, holder))) throw requiredByRole();
    await scope.resets.remove(userId);
    await scope.resets.log({ accountId: userId, change: 'off', changedBy: userId, at: needs.clock.now() });
    await mailTo(scope, holder, 'second-factor-off', language);
    needs.logger.warn({ event: 'security.second-factor-off', userId }, 'a member turned the second factor off');
  });

interface OperatorNeeds {
  readonly inTransaction: InTransaction<OperatorScope>;
  readonly accountNotFound: Refusal;
  readonly clock: Clock;
}

/**
 * An operator takes a second factor away whose holder has lost app and codes: all sessions end and the holder is mailed. Gives the account, and
 * whether there was one. @throws AppError `account.not-found`
 */
export const resetSecondFactor =
  ({ inTransaction, accountNotFound, clock }: OperatorNeeds) =>
  (email: string): Promise<{ holder: Holder; hasChanged: boolean }> =>
    inTransaction(async (scope) => {
      const holder = orRefuse(await scope.holders.findByEmail(email), accountNotFound);
      const language = await scope.resets.languageOf(holder.id);
      if (language === undefined) return { holder, hasChanged: false };
      await scope.resets.remove(holder.id);
      await scope.resets.log({ accountId: holder.id, change: 'reset', changedBy: null, at: clock.now() });
      await scope.endSessions({ userId: holder.id, reason: 'second-factor-changed' });
      await mailTo(scope, holder, 'second-factor-reset', language);
      return { holder, hasChanged: true };
    });

/** An operator lets an account be an admin without one, as those of demo data are. @throws AppError `account.not-found` */
export const exemptFromSecondFactor =
  ({ inTransaction, accountNotFound, clock }: OperatorNeeds) =>
  (email: string): Promise<Holder> =>
    inTransaction(async ({ holders, resets }) => {
      const holder = orRefuse(await holders.findByEmail(email), accountNotFound);
      await resets.exempt(holder.id, clock.now());
      await resets.log({ accountId: holder.id, change: 'exempt', changedBy: null, at: clock.now() });
      return holder;
    });
