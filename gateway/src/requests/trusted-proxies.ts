import { BlockList, isIP } from 'node:net';

/** Whether an address belongs to a proxy of ours. */
export type IsTrusted = (address: string) => boolean;

const addNetwork = (list: BlockList, network: string): boolean => {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(bits);
  if (version === 0 || prefix > longest) return false;
  list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  return true;
};

/** An IPv4 address inside an IPv6 one (`::ffff:10.0.0.1`) as the IPv4 address it is. */
export const plainAddress = (address: string): string => (/^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address) ? address.slice(7) : address);

/** @returns undefined when one of the networks (`10.0.0.0/8`, `::1`) cannot be read. */
export const parseNetworks = (networks: readonly string[]): IsTrusted | undefined => {
  const list = new BlockList();
  if (!networks.every((network) => addNetwork(list, network))) return undefined;
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
};
