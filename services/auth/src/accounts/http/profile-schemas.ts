import { parsePhone } from '@paltu/reference/phone';
import { citySchema } from '@paltu/reference/city-schema';
import { emailAddress, optionalMultilineText, optionalText, requiredText } from '@paltu/service-kit';
import { z } from 'zod';
import { personName } from './person-name.ts';

const phoneWords = 'Please enter a valid Pakistani phone number';

const phone = requiredText('Phone number', 40).transform((text, context) => {
  const digits = text.replaceAll(/\s/gu, '');
  const number = /^(\+92|0)?\d{10}$/.test(digits) ? parsePhone(digits) : undefined;
  if (number !== undefined) return number;
  context.addIssue({ code: 'custom', message: phoneWords });
  return z.NEVER;
});

const fields = z.strictObject({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: emailAddress('Email', 'Please enter a valid email address'),
  phone,
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
