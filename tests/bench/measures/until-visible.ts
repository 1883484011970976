import { setTimeout as sleep } from 'node:timers/promises';
import { aListing } from '../../product/a-listing.ts';
import { callsTo, petOf } from '../../product/calls.ts';
import { forwardedFor } from '../load/caller.ts';
import { percentile } from '../load/latencies.ts';
import type { People } from '../people.ts';

export interface Visible {
  readonly of: number;
  readonly p50: number;
  readonly p99: number;
}

const limitMs = 30_000;
const pauseMs = 5;

const json = { 'content-type': 'application/json' };

// Who polls for long would meet the limit of one address.
const visitor = (): Record<string, string> => ({ 'x-forwarded-for': forwardedFor() });

const untilVisible = async (url: string, isThere: (status: number, urgent: boolean | undefined) => boolean): Promise<number> => {
  const since = performance.now();
  while (performance.now() - since < limitMs) {
    const answer = await fetch(url, { headers: visitor() });
    const body = (await answer.json()) as { data?: { pet?: { urgent?: boolean } } };
    if (isThere(answer.status, body.data?.pet?.urgent)) return performance.now() - since;
    await sleep(pauseMs);
  }
  return Number.NaN;
};

const timesOf = (times: number[]): Visible => {
  const sorted = Float64Array.from(times).sort();
  return { of: sorted.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
};

/** From an owner's edit being acknowledged to its being read by a stranger, in milliseconds. */
export const editUntilVisible = async (address: string, { ownListings }: People, count: number): Promise<Visible> => {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const listing = ownListings[ownListings.length - 1 - (n % ownListings.length)];
    if (listing === undefined) break;
    const url = `${address}/api/v1/pets/${listing.id}`;
    const before = await fetch(url, { headers: visitor() });
    const read = (await before.json()) as { data?: { pet: { urgent: boolean } } };
    if (read.data === undefined) throw new Error(`a listing was read with ${before.status}`);
    const urgent = !read.data.pet.urgent;
    await fetch(url, { method: 'PUT', headers: { ...json, ...listing.owner }, body: JSON.stringify({ urgent }) });
    times.push(await untilVisible(url, (_status, seen) => seen === urgent));
  }
  return timesOf(times);
};

/** From an admin's approval being acknowledged to a stranger's reading the listing: moderation, its event, pets. */
export const approvalUntilVisible = async (address: string, { members, admins }: People, count: number): Promise<Visible> => {
  const call = callsTo(address);
  const memberOf = (headers: Readonly<Record<string, string>> | undefined) => ({
    ...{ email: '', password: '', refreshToken: '' },
    token: (headers?.['authorization'] ?? '').replace('Bearer ', ''),
  });
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const created = await call(memberOf(members[n % members.length]), 'POST', '/pets', { body: aListing() });
    const { id, contentVersion } = petOf(created);
    const admin = memberOf(admins[n % admins.length]);
    const approve = () => call(admin, 'PATCH', `/admin/pets/${id}/approve`, { ifMatch: contentVersion });
    // moderation has to hear of it first.
    while ((await approve()).status !== 200) await sleep(pauseMs);
    times.push(await untilVisible(`${address}/api/v1/pets/${id}`, (status) => status === 200));
  }
  return timesOf(times);
};
