/** The choices that a listing of a pet is made of, in the words that everybody sees. */
export const species = ['Dog', 'Cat', 'Bird', 'Fish', 'Rabbit', 'Hamster', 'Other'] as const;
export const genders = ['Male', 'Female'] as const;
export const sizes = ['Small', 'Medium', 'Large', 'Extra Large'] as const;
export const healthStatuses = ['Excellent', 'Good', 'Fair', 'Poor', 'Special Needs'] as const;
export const adoptionTypes = ['Adoption', 'Sale', 'Trial'] as const;
export const availabilities = ['Available', 'Pending', 'Adopted'] as const;
export const experiences = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const homeTypes = ['House with yard', 'Apartment', 'Farm/Rural'] as const;
export const personalities = ['Friendly', 'Playful', 'Calm', 'Energetic', 'Gentle', 'Independent', 'Loyal', 'Curious'] as const;
export const companions = ['Children', 'Dogs', 'Cats', 'Other Pets', 'Strangers'] as const;
export const trainingLevels = ['Not Trained', 'Basic Commands', 'House Trained', 'Fully Trained'] as const;
export const approvalStatuses = ['pending', 'approved', 'rejected'] as const;

export type Species = (typeof species)[number];
export type Gender = (typeof genders)[number];
export type Size = (typeof sizes)[number];
export type HealthStatus = (typeof healthStatuses)[number];
export type AdoptionType = (typeof adoptionTypes)[number];
export type Availability = (typeof availabilities)[number];
export type Experience = (typeof experiences)[number];
export type HomeType = (typeof homeTypes)[number];
export type Personality = (typeof personalities)[number];
export type Companion = (typeof companions)[number];
export type TrainingLevel = (typeof trainingLevels)[number];
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** How prices of pets are filtered and counted, in whole rupees: by steps, and all from `top` on as one. */
export const petPriceSteps = { step: 5_000, top: 100_000 } as const;
