import { latinDigits } from './typed-number.ts';

/** Letters count from 10 on (ISO 13616). */
const digitsOf = (text: string): string => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

const remainderBy97 = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** People write them in groups, on any keyboard. */
const withoutGroups = (text: string): string =>
  latinDigits(text)
    .replace(/[\s\p{Cf}-]/gu, '')
    .toUpperCase();

/** An IBAN of Pakistan without its spaces, as it is kept; undefined for anything else, or when its two check digits do not fit. */
export const parseIban = (text: string): string | undefined => {
  const iban = withoutGroups(text);
  const isFormed = /^PK\d{2}[A-Z]{4}[A-Z0-9]{16}$/.test(iban);
  return isFormed && remainderBy97(digitsOf(iban.slice(4) + iban.slice(0, 4))) === 1 ? iban : undefined;
};

/** In groups of four. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Enough to know it again: country, check digits, bank and the last four. */
export const maskIban = (iban: string): string => `${formatIban(iban.slice(0, 8))} •••• •••• •••• ${iban.slice(-4)}`;

/** An NTN of 7 digits or a CNIC of 13, without dashes; undefined for anything else. */
export const parseTaxNumber = (text: string): string | undefined => {
  const digits = withoutGroups(text);
  return /^(\d{7}|\d{13})$/.test(digits) ? digits : undefined;
};

/** As it is written: a CNIC as 35202-1234567-1. */
export const formatTaxNumber = (number: string): string => number.replace(/^(\d{5})(\d{7})(\d)$/, '$1-$2-$3');

/** The last three digits. */
export const maskTaxNumber = (number: string): string => '•'.repeat(number.length - 3) + number.slice(-3);

/** The name that a bank account is on, at most so long. */
export const longestAccountTitle = 60;
