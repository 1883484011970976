import { createHash, randomInt } from 'node:crypto';
import { refusal, type MemberId } from '@paltu/kernel';
import { Secret, TOTP } from 'otpauth';

export type Language = 'en' | 'ur';

/** What a member proves a login with beside their password: codes that an app makes of a secret (TOTP, RFC 6238). */
export interface SecondFactor {
  readonly accountId: MemberId;
  /** Base32, 160 bits. */
  readonly secret: string;
  /** Since when it is asked for; null until the first code has shown that the app has the secret. */
  readonly confirmedAt: Date | null;
  /** The step of 30 s, counted from 1970, of the last code that was accepted: neither it nor an earlier one is accepted again. */
  readonly lastStep: number | null;
}

/** What an operator and the holder did about it: a row of the audit trail. */
export interface SecondFactorChange {
  readonly accountId: MemberId;
  readonly change: 'on' | 'off' | 'reset' | 'exempt';
  /** Null when it was an operator by a command. */
  readonly changedBy: MemberId | null;
  readonly at: Date;
}

export const wrongCode = refusal('invalid', 'second-factor.wrong-code', 'This code is not right, or it was used already');

/** Thrown with the time until another one is judged. */
export const tooManyCodes = refusal('too-many', 'second-factor.too-many', 'Too many wrong codes. Please wait a little and try again.');

export const alreadyOn = refusal('conflict', 'second-factor.already-on', 'The second factor is on already');
export const notBegun = refusal('conflict', 'second-factor.not-begun', 'Please begin by asking for a secret');
export const notOn = refusal('conflict', 'second-factor.not-on', 'The second factor is not on');

/** This site lets no admin be without one. */
export const requiredByRole = refusal('conflict', 'second-factor.required-by-role', 'An admin of this site needs the second factor');

export const issuer = 'Paltu';

const totpOf = (secret: string, label?: string): TOTP =>
  new TOTP({ issuer, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30, ...(label !== undefined && { label }) });

export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads as a QR code. @param label what the app shows beside its codes: the e-mail of the account */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The step of 30 s whose code this is, one before or after that of `at` included; undefined for none, and for one that was accepted before. */
export const stepOf = ({ secret, lastStep }: Pick<SecondFactor, 'secret' | 'lastStep'>, code: string, at: Date): number | undefined => {
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp }) + delta;
  return lastStep === null || step > lastStep ? step : undefined;
};

/** Without letters that are taken for digits (Crockford). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const recoveryCodesMade = 10;

const createRecoveryCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join('-');

/** Ten codes of 80 bits, `XXXX-XXXX-XXXX-XXXX`: for who has lost the app. */
export const createRecoveryCodes = (): readonly string[] => Array.from({ length: recoveryCodesMade }, createRecoveryCode);

/** A code as it was typed: with spaces, hyphens, Urdu or Arabic digits, in any letter case. Six digits are of the app. */
export const typedCode = (typed: string): { readonly isOfApp: boolean; readonly code: string } => {
  const latin = typed.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  const code = latin.replaceAll(/[\s\u200e\u200f-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { isOfApp: true, code };
  return { isOfApp: false, code: code.replaceAll('O', '0').replaceAll(/[IL]/g, '1') };
};

/** What is kept of a recovery code. It is long enough that no salt or slow hash is needed; the same code of another account has another hash. */
export const recoveryHash = (accountId: MemberId, code: string): string =>
  createHash('sha256')
    .update(`${accountId} ${typedCode(code).code}`)
    .digest('base64url');
