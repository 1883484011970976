import { refusal, type MemberId } from '@paltu/kernel';
import { latinDigits } from '@paltu/reference';

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

/** A code as it was typed: with spaces, hyphens, Urdu or Arabic digits, in any letter case. Six digits are of the app. */
export const typedCode = (typed: string): { readonly isOfApp: boolean; readonly code: string } => {
  const code = latinDigits(typed)
    .replaceAll(/[\s\u200e\u200f-]/g, '')
    .toUpperCase();
  if (/^\d{6}$/.test(code)) return { isOfApp: true, code };
  return { isOfApp: false, code: code.replaceAll('O', '0').replaceAll(/[IL]/g, '1') };
};
