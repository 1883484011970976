const easternDigits = /[\u06F0-\u06F9\u0660-\u0669]/g;

/** The text with its digits as 0 to 9, also those typed on an Urdu keyboard. */
export function latinDigits(text: string): string {
  return text.replace(easternDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
