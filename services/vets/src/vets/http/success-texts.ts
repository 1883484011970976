/** Messages of successes, in the words of the product. */
export const successTexts = {
  listed: 'Your vet profile is online!',
  updated: 'Vet profile updated successfully!',
  opened: 'Slots added successfully!',
  removed: 'Slots removed successfully!',
} as const;
