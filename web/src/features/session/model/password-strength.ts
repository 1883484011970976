const criteria = [(text: string) => [...text].length >= 6, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/** How many of the five criteria a password meets: length 6+, lower case, upper case, digit, symbol. */
export function passwordStrength(password: string): number {
  return criteria.filter((criterion) => (criterion instanceof RegExp ? criterion.test(password) : criterion(password))).length;
}
