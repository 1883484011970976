import { isIP } from 'node:net';

/** No line of the PROXY protocol, version 1, is longer. */
export const longestProxyLine = 107;

/**
 * The client of a connection, by its first line, without the line's end; undefined when that is no line of the [PROXY protocol, version
 * 1](https://www.haproxy.org/download/3.2/doc/proxy-protocol.txt), or one that names nobody.
 */
export const addressInProxyLine = (line: string): string | undefined => {
  const [, address = ''] = /^PROXY TCP[46] (\S+) \S+ \d{1,5} \d{1,5}$/.exec(line) ?? [];
  return isIP(address) === 0 ? undefined : address;
};
