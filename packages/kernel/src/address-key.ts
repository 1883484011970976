import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, written out. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - (tail === '' ? 0 : tail.split(':').length));
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
};

/** One line of the internet has a whole /64 of IPv6 to call from. */
export const addressKey = (address: string): string => (isIPv6(address) ? `${networkOf(address)}::/64` : address);
