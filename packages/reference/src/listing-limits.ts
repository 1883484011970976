/** The longest text that each field of a listing takes, in characters. */
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
export const mostPictures = 10;

/** What a search may be made of. */
export const longestSearch = 100;
export const mostSearchWords = 8;

/** Two hundred years: no pet is older. */
export const mostMonths = 2_400;
