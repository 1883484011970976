import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone number in E.164 (`+923001234567`), read as Pakistani unless it starts with `+` or `00`; undefined when it cannot be one.
 */
export const parsePhone = (text: string): string | undefined => {
  const international = text.trim().replace(/^00/, '+');
  const number = parsePhoneNumberFromString(international, 'PK');
  return number?.isPossible() === true ? number.number : undefined;
};
