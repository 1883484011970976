import { citySchema } from '@paltu/reference/city-schema';
import { phoneSchema } from '@paltu/reference/phone-schema';
import { emailAddress, optionalMultilineText, optionalText } from '@paltu/service-kit';
import { z } from 'zod';
import { optionalPersonName, personName } from './account-schemas.ts';

const fields = z.strictObject({
  firstName: personName('First name'),
  lastName: optionalPersonName('Last name'),
  email: emailAddress('Email', 'Please enter a valid email address'),
  phone: phoneSchema({ missing: 'Phone number is required', invalid: 'Please enter a valid Pakistani phone number' }),
  city: citySchema({ missing: 'City is required', unknown: 'Please choose a city from the list' }),
  address: optionalText('Address', 200).optional(),
  bio: optionalMultilineText('Bio', 500).optional(),
});

/** PUT /auth/profile: what is optional stays as it is when it is left out; without a picture is shown the first letter of the name. */
export const profileBody = z.strictObject({
  ...fields.shape,
  profileImage: z.null('profileImage can only be null here: send a picture to /auth/profile/upload').optional(),
});

/** PUT /auth/profile/upload, beside the picture: what is left out stays as it is. */
export const profileForm = fields.partial();

/** The form's file. */
export const pictureField = {
  field: 'profileImage',
  maxFiles: 1,
  takesJson: false,
  maxBytes: 5 * 1_048_576,
  words: { notAPicture: 'Please select a valid image file', tooLarge: 'Image size should be less than 5MB' },
} as const;
