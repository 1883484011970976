/** Messages of successes, in the words of the product. */
export const successTexts = {
  opened: 'Your store is open!',
  updated: 'Store updated successfully!',
  closed: 'Your store is closed. You can open it again at any time.',
  reopened: 'Your store is open again!',
} as const;
