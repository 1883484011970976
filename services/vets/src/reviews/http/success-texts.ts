/** What a success says, in the words of the product. */
export const successTexts = {
  posted: 'Thank you for your review!',
  replaced: 'Review updated successfully!',
} as const;
