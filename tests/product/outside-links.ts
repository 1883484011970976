import { DomUtils, parseDocument } from 'htmlparser2';

/** Ways to somebody by phone or mail, and what a browser does not leave the page for. */
const isOtherWay = (protocol: string): boolean => ['mailto:', 'tel:'].includes(protocol);

const isWhole = (href: string, { protocol, hostname, username, port }: URL): boolean =>
  protocol === 'https:' && /^[^.\s]+(\.[^.\s]+)+$/.test(hostname) && username + port === '' && !/\s/.test(href);

const faultOf = (href: string, address: URL | null): string | undefined => {
  if (address === null) return `names ${href}, which is no address`;
  if (isOtherWay(address.protocol)) return address.pathname.trim() === '' ? `leads to ${href}, which reaches nobody` : undefined;
  return isWhole(href, address) ? undefined : `leads to ${href}`;
};

const reachesBack = ({ target, rel = '' }: Readonly<Record<string, string>>): boolean =>
  target === '_blank' && !/\bno(opener|referrer)\b/.test(rel);

export interface OutsideLinks {
  /** Addresses of other sites that a reader can go to. */
  readonly addresses: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Links of a page that lead away from the site: whole addresses by https, and none that opens a tab without `noopener`. Whether something
 * is there is not asked.
 * @param page its own address
 */
export const outsideLinks = (html: string, page: URL): OutsideLinks => {
  const links = DomUtils.getElementsByTagName('a', parseDocument(html), true).map(({ attribs }) => attribs);
  const addresses: string[] = [];
  const faults: string[] = [];
  for (const link of links) {
    const { href = '' } = link;
    const address = URL.parse(href, page);
    if (address?.origin === page.origin) continue;
    const fault = faultOf(href, address);
    if (fault !== undefined) faults.push(fault);
    if (reachesBack(link)) faults.push(`opens ${href} in a tab that can reach back`);
    if (address !== null && !isOtherWay(address.protocol)) addresses.push(address.href);
  }
  return { addresses, faults };
};
