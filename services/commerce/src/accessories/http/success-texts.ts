/** Messages of successes, in the words of the product. */
export const successTexts = {
  listed: 'Product listed successfully!',
  drafted: 'Draft saved.',
  updated: 'Product updated successfully!',
  recalled: 'Recall saved. Nobody can buy these products any more.',
  removed: 'Product deleted successfully',
} as const;
