/** Why the product ended a request, or one of the two by leaving; the words are for who reads no translation. */
export const closingWords = {
  'another-approved': 'The owner has chosen another home for this pet. Thank you for asking; many others still wait for a home like yours.',
  'pet-adopted': 'This pet has found a home. Thank you for asking; many others still wait for a home like yours.',
  'listing-deleted': 'This pet is no longer offered. Thank you for asking; many others still wait for a home like yours.',
  'listing-refused': 'This listing can no longer be shown. Thank you for asking; many others still wait for a home like yours.',
  'no-answer': 'The owner has not answered in time, and we did not want to let you wait any longer. You are welcome to ask again.',
  'owner-left': 'The owner of this pet has left Paltu.',
  'requester-left': 'The member who asked has left Paltu.',
} as const;

export type ClosingCode = keyof typeof closingWords;

export const closingCodes = Object.keys(closingWords) as readonly ClosingCode[];
