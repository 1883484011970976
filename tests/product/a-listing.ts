/** The fields of a listing that the API asks for, as a member would send them; `marker` is its description. */
export const aListing = (marker = 'He walks well on a lead.') => ({
  name: 'Sheru',
  species: 'Dog',
  breed: 'Desi mix',
  age: '2 years',
  gender: 'Male',
  color: 'Tan',
  size: 'Medium',
  weight: '18 kg',
  description: marker,
  location: 'Lahore',
});

/** What a browser would send to list a pet. */
export const listingForm = (fields: Readonly<Record<string, string>>, photos: readonly Blob[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  photos.forEach((photo, index) => form.append('images', photo, `${index}.jpg`));
  return form;
};
