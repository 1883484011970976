/** Messages of successes, in the words of the product. */
export const successTexts = {
  sent: 'Adoption request sent successfully!',
  approved: 'Request approved successfully!',
  rejected: 'Request rejected successfully!',
  handedOver: 'The pet has been handed over. Thank you!',
  fellThrough: 'This adoption has been ended.',
  cancelled: 'Request cancelled successfully!',
} as const;
