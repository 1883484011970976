import { emailKey } from '../domain/account.ts';

/** The names under which whoever has a password checked or hashed is counted. @param address of the client, where anybody may ask */
export const askersOf = (email: string, address?: string): readonly string[] => [
  `e-mail ${emailKey(email)}`,
  ...(address === undefined ? [] : [`address ${address}`]),
];
