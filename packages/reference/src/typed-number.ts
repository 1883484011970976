/** The largest amount that anything may cost, in whole rupees. */
export const mostRupees = 100_000_000;

const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The text with its digits as 0 to 9, also those of an Urdu or Arabic keyboard. */
export const latinDigits = (text: string): string => text.replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Digits alone or in groups, by one separator: 150000, 150,000, 1,50,000 or 1 50 000. */
const numberShape = /^-?(?:\d+|\d{1,3}([, ])(?:\d{2,3}\1)*\d{3})(?:\.\d+)?$/;

const currency = /^(?:rs\.?|pkr|₨)\s*|\s*(?:\/[-=]|rs\.?|pkr|₨|rupees?|روپے|روپیہ)$/giu;

const plain = (text: string): string =>
  latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[،٬]/g, ',')
    .replaceAll('٫', '.')
    .replace(/^−/, '-');

const valueOf = (text: string): number | undefined => (numberShape.test(text) ? Number(text.replace(/[, ]/g, '')) : undefined);

/**
 * A number as people type it: with separators of thousands (`1,500`, `1 500`, `1،500`, `1,50,000`), a minus, a decimal point, and digits of any
 * keyboard of Pakistan. Undefined for anything else: nothing is left out to make it a number.
 */
export const parseNumber = (text: string): number | undefined => valueOf(plain(text));

/** The same of an amount of money, also with its currency: `Rs. 1,500`, `PKR 1500`, `1500/-`, `1,500 روپے`. It may have decimals. */
export const parseRupees = (text: string): number | undefined => valueOf(plain(text).replace(currency, ''));
