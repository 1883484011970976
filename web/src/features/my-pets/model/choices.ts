/** What can be chosen of each field, in the words that the API speaks; they are said by `pets:<field>.<value>`. */
export const choices = {
  species: ['Dog', 'Cat', 'Bird', 'Fish', 'Rabbit', 'Hamster', 'Other'],
  gender: ['Male', 'Female'],
  size: ['Small', 'Medium', 'Large', 'Extra Large'],
  healthStatus: ['Excellent', 'Good', 'Fair', 'Poor', 'Special Needs'],
  adoptionType: ['Adoption', 'Sale', 'Trial'],
  status: ['Available', 'Pending', 'Adopted'],
  experience: ['Beginner', 'Intermediate', 'Advanced'],
  homeType: ['House with yard', 'Apartment', 'Farm/Rural'],
  personality: ['Friendly', 'Playful', 'Calm', 'Energetic', 'Gentle', 'Independent', 'Loyal', 'Curious'],
  goodWith: ['Children', 'Dogs', 'Cats', 'Other Pets', 'Strangers'],
  trainingLevel: ['Not Trained', 'Basic Commands', 'House Trained', 'Fully Trained'],
} as const;

/** The longest text each field takes. */
export const longest = {
  name: 60,
  breed: 60,
  age: 30,
  color: 30,
  weight: 30,
  description: 2000,
  specialNeeds: 500,
  reasonForRehoming: 500,
  tag: 30,
} as const;

export const mostTags = 20;
export const mostPhotos = 10;
