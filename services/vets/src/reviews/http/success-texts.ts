/** Messages of successes, in the words of the product. */
export const successTexts = {
  posted: 'Thank you for your review!',
  replaced: 'Review updated successfully!',
  removed: 'Review removed successfully!',
} as const;
