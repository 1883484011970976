import { createHash } from 'node:crypto';
import type { MemberId } from '@paltu/kernel';

/** Under which the attempts of a visitor are kept: always the same for an address, and no id of a member (a UUID of version 8). */
export const visitorId = (emailKey: string): MemberId => {
  const hex = createHash('sha256').update(`visitor:${emailKey}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-') as MemberId;
};
