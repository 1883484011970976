/** More digits than a name has: "Sana 2026". */
const mostDigits = 6;

/** Whether a name is a number, or holds one at which somebody is reached, in digits of any script. */
export const readsAsNumber = (name: string): boolean => {
  const digits = name.normalize('NFKC').match(/\p{N}/gu)?.length ?? 0;
  return digits > mostDigits || (digits > 0 && !/\p{L}/u.test(name));
};
