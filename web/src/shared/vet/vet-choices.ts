import { appointmentStatuses, specialties, visitReasons, visitorTypes } from '@paltu/reference';

/** What can be chosen of vets and visits, in the words that the API speaks; words for readers are `vet:<field>.<value>`. */
export const vetChoices = {
  specialty: specialties,
  petType: visitorTypes,
  reason: visitReasons,
  status: appointmentStatuses,
  /** What a vet may do besides visits in the clinic. */
  offer: ['homeVisit', 'emergency', 'telemedicine'],
} as const;

export type VetChoiceField = keyof typeof vetChoices;
export type VetChoiceOf<Field extends VetChoiceField> = (typeof vetChoices)[Field][number];
