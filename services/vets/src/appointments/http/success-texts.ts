/** Messages of successes, in the words of the product. */
export const successTexts = {
  booked: 'Appointment booked successfully!',
  cancelled: 'Appointment cancelled successfully!',
  completed: 'The visit is completed. Thank you!',
  'no-show': 'The visit is marked as missed.',
} as const;
