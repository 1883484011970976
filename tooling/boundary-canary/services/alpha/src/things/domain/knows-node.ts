// refused by domain-is-pure
import { randomUUID } from 'node:crypto';
export const id = randomUUID;
