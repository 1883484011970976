import { parsePhone } from '@paltu/reference';
import { citySchema } from '@paltu/reference/city-schema';
import { emailAddress, optionalMultilineText, optionalText, requiredText } from '@paltu/service-kit';
import { z } from 'zod';

const phoneWords = 'Please enter a valid Pakistani phone number';

const phone = requiredText('Phone number', 40).transform((text, context) => {
  const digits = text.replaceAll(/\s/gu, '');
  const number = /^(\+92|0)?\d{10}$/.test(digits) ? parsePhone(digits) : undefined;
  if (number !== undefined) return number;
  context.addIssue({ code: 'custom', message: phoneWords });
  return z.NEVER;
});

/** PUT /auth/profile: what is optional stays as it is when it is left out. */
export const profileBody = z
  .strictObject({
    firstName: requiredText('First name', 60),
    lastName: requiredText('Last name', 60),
    email: emailAddress('Email', 'Please enter a valid email address'),
    phone,
    city: citySchema({ missing: 'City is required', unknown: 'Please choose a city from the list' }),
    address: optionalText('Address', 200).optional(),
    bio: optionalMultilineText('Bio', 500).optional(),
  })
  .transform(({ city: cityId, address, bio, ...details }) => ({
    ...details,
    cityId,
    ...(address === undefined ? {} : { address }),
    ...(bio === undefined ? {} : { bio }),
  }));
