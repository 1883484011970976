const easternDigits = /[\u06F0-\u06F9\u0660-\u0669]/g;

/** What may stand in a field of a price: up to nine digits, also typed on an Urdu keyboard. */
export function typedPrice(text: string): string {
  return text
    .replace(easternDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/\D/g, '')
    .slice(0, 9);
}
