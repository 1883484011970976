/** What somebody sends who asks for a pet. */
export const anApplication = {
  reason: 'The house is quiet without a dog.',
  experience: 'Two dogs for eleven years.',
  petCarePlan: 'Two walks a day.',
  timeline: 'soon',
  budget: 'medium',
  homeType: 'House with yard',
};
