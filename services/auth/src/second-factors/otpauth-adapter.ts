import { createHash, randomInt } from 'node:crypto';
import type { MemberId } from '@paltu/kernel';
import { Secret, TOTP } from 'otpauth';
import { typedCode, type SecondFactor } from './second-factor.ts';

const issuer = 'Paltu';

const totpOf = (secret: string, label?: string): TOTP =>
  new TOTP({ issuer, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30, ...(label !== undefined && { label }) });

const createSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads as a QR code. @param label what the app shows beside its codes: the e-mail of the account */
const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The step of 30 s whose code this is, one before or after that of `at` included; undefined for none, and for one that was accepted before. */
const stepOf = ({ secret, lastStep }: Pick<SecondFactor, 'secret' | 'lastStep'>, code: string, at: Date): number | undefined => {
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp }) + delta;
  return lastStep === null || step > lastStep ? step : undefined;
};

/** Without letters that are taken for digits (Crockford). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryCodesMade = 10;

const createRecoveryCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join('-');

/** Ten codes of 80 bits, `XXXX-XXXX-XXXX-XXXX`: for who has lost the app. */
const createRecoveryCodes = (): readonly string[] => Array.from({ length: recoveryCodesMade }, createRecoveryCode);

/** What is kept of a recovery code. It is long enough that no salt or slow hash is needed; the same code of another account has another hash. */
const recoveryHash = (accountId: MemberId, code: string): string =>
  createHash('sha256')
    .update(`${accountId} ${typedCode(code).code}`)
    .digest('base64url');

/** Codes of apps by RFC 6238, and recovery codes. */
export const otpauthCodes = { createSecret, uriOf, stepOf, createRecoveryCodes, recoveryHash };

export type FactorCodes = typeof otpauthCodes;
