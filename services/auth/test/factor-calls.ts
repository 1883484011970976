import { expect } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { registerAndLogIn, type LoggedIn, type RunningAuth } from './running-auth.ts';

export const password = 'Chinar-Tree-42';
export const stepMs = 30_000;

/** A code that is not the right one. */
export const wrongFor = (right: string): string => String((Number(right) + 500_000) % 1_000_000).padStart(6, '0');

/** Calls about second factors, to the first process of `running` unless another is named. */
export const factorCalls = (running: RunningAuth) => {
  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
      timestamp: running.clock.now().getTime(),
    });
  const call = (path: string, json: object, as?: { token: string }, method = 'POST') =>
    running.one.call(method, `/auth${path}`, { json, ...(as && { as }) });
  const logIn = ({ user: { email } }: Pick<LoggedIn, 'user'>) => call('/login', { email, password });
  return {
    codeOf,
    call,
    logIn,
    enter: (challenge: string, code: string, service = running.one) =>
      service.call('POST', '/auth/login/second-factor', { json: { challenge, code } }),
    challengeFor: async (member: LoggedIn): Promise<string> => (await logIn(member)).body.data.secondFactor.challenge,
    stateOf: async (as: { token: string }) => (await running.one.call('GET', '/auth/second-factor', { as })).body.data.secondFactor,
    /** A member whose second factor is on; the next code of their app is a fresh one. */
    enrolled: async () => {
      const member = await registerAndLogIn(running.one);
      const begun = await call('/second-factor', {}, member);
      const { secret } = begun.body.data as { secret: string };
      const confirmed = await call('/second-factor/confirm', { code: codeOf(secret) }, member);
      expect([begun.status, confirmed.status]).toEqual([200, 200]);
      running.clock.pass(stepMs);
      return { ...member, secret, recoveryCodes: confirmed.body.data.recoveryCodes as string[] };
    },
  };
};
