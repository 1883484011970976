/** Messages of successes, in the words of the product. */
export const successTexts = {
  listed: 'Your vet profile is online!',
  updated: 'Vet profile updated successfully!',
  papersSent: 'Thank you! We check your papers within 2-3 days.',
  opened: 'Slots added successfully!',
  removed: 'Slots removed successfully!',
} as const;
