import type { SecondFactor, Session, User } from '../../../web/src/shared/api/types.ts';
import { success, type Stubs } from '../harness/answers.ts';
import { someFigures } from './some-figures.ts';

const aDay = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * aDay).toISOString();
const idOf = (n: number): string => `0199a3f0-0000-7000-9000-${String(n).padStart(12, '0')}`;

/** Where a member is logged in: here, on a telephone, and somewhere unknown. */
export const someSessions = (): Session[] => [
  { id: idOf(1), device: { browser: 'Chrome', system: 'Windows' }, startedAt: daysAgo(30), lastUsedAt: daysAgo(0), isCurrent: true },
  { id: idOf(2), device: { browser: 'Safari', system: 'iOS' }, startedAt: daysAgo(12), lastUsedAt: daysAgo(3), isCurrent: false },
  { id: idOf(3), device: { browser: null, system: null }, startedAt: daysAgo(80), lastUsedAt: daysAgo(41), isCurrent: false },
];

export const aSecondFactor = (over: Partial<SecondFactor> = {}): { secondFactor: SecondFactor } => ({
  secondFactor: { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false, ...over },
});

/** Ten, as they are shown once. */
export const someRecoveryCodes = (): string[] => Array.from({ length: 10 }, (_, index) => `K7Q${index}-8MXA-20TR-W5Z${index}`);

/** A member whose second factor is off turns it on; whose login is asked for a code gets in. */
export const factorAnswers = (user: User): Stubs => ({
  'GET /auth/export': {
    account: { ...user, marketingEmails: true, roleChanges: [] },
    ...aSecondFactor(),
    figures: someFigures(),
    sessions: someSessions(),
  },
  'GET /auth/second-factor': aSecondFactor(),
  'POST /auth/second-factor': {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Paltu:ayesha%40example.com?issuer=Paltu&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  },
  'POST /auth/second-factor/confirm': { recoveryCodes: someRecoveryCodes() },
  'POST /auth/second-factor/recovery-codes': { recoveryCodes: someRecoveryCodes() },
  'DELETE /auth/second-factor': success(null),
});

/** What a login answers whose second factor is on. */
export const askedForCode = {
  secondFactor: { challenge: 'a-challenge', expiresAt: new Date(Date.now() + 300_000).toISOString() },
};

/** An access token of an admin who has to turn a second factor on first. */
export const tokenWithoutFactor = `e30.${Buffer.from(JSON.stringify({ mfa_needed: true })).toString('base64url')}.c2ln`;
