/** Those that the product began with first. */
export const specialties = [
  'General Medicine',
  'Surgery',
  'Orthopedics',
  'Dermatology',
  'Cardiology',
  'Dentistry',
  'Ophthalmology',
  'Exotic Pets',
] as const;
export type Specialty = (typeof specialties)[number];

/** Kinds of pets that visits are booked for. */
export const visitorTypes = ['dog', 'cat', 'bird', 'other'] as const;
export type VisitorType = (typeof visitorTypes)[number];

export const visitReasons = ['checkup', 'vaccination', 'sick', 'emergency', 'other'] as const;
export type VisitReason = (typeof visitReasons)[number];

export const appointmentStatuses = ['booked', 'cancelled', 'completed', 'no-show'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The longest text that each field of a vet's profile takes, in characters. */
export const longestOfVet = {
  name: 60,
  qualifications: 200,
  clinicName: 60,
  address: 200,
  bio: 500,
  service: 60,
  availability: 200,
} as const;

export const mostServices = 20;
export const mostVetPictures = 8;
/** Documents that are sent for the mark `verified`, at most. */
export const mostPapers = 5;
/** In years. */
export const mostExperience = 80;
