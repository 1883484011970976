import { emailKey } from '../domain/account.ts';

/** The names under which the caller is counted whose password is checked or hashed. @param address of the client, where anybody may ask */
export const askersOf = (email: string, address?: string): readonly string[] => [
  `e-mail ${emailKey(email)}`,
  ...(address === undefined ? [] : [`address ${address}`]),
];
