import { topics } from '@paltu/contracts';
import type { Check, Evidence, LoggedEvent, StoredRequest } from './evidence.ts';
import { firstOfEach } from './first-of-each.ts';

interface LoggedRequest {
  readonly id?: string;
  readonly status?: string;
}

const requestEvents = ({ log }: Evidence): LoggedEvent[] => firstOfEach(log).filter(({ topic }) => topic === topics.request.name);
const progressEvents = ({ log }: Evidence): LoggedEvent[] => firstOfEach(log).filter(({ topic }) => topic === topics.progress.name);

const wordOf = (status: unknown): string => String(status).replace('ADOPTION_STATUS_', '').toLowerCase().replace('_', '-');

const stepsOnTheLog = (evidence: Evidence): Set<string> =>
  new Set(
    requestEvents(evidence).map(({ value }) => {
      const { id, status } = (value['request'] ?? {}) as LoggedRequest;
      return `${id} ${wordOf(status)}`;
    }),
  );

const stepsAreKept: Check = {
  name: 'every acknowledged step of a request is in its history, and was published to the others',
  violations: (evidence) => {
    const stored = new Map(evidence.requests.map((request) => [request.id, request]));
    const onTheLog = stepsOnTheLog(evidence);
    return evidence.acknowledged.flatMap((entry) => {
      if (entry.kind !== 'request') return [];
      const step = `${entry.requestId} ${entry.status}`;
      if (stored.get(entry.requestId)?.history.includes(entry.status) !== true) return [`${step} is not stored`];
      return onTheLog.has(step) ? [] : [`${step} is not on the log`];
    });
  },
};

const hasStatus =
  (...statuses: readonly string[]) =>
  ({ status }: StoredRequest): boolean =>
    statuses.includes(status);

const oneOfEach: Check = {
  name: 'no pet is promised to two, and no member has two open requests for it',
  violations: ({ requests }) => {
    const promised = Map.groupBy(requests.filter(hasStatus('approved', 'completed')), ({ petId }) => petId);
    const open = Map.groupBy(requests.filter(hasStatus('pending', 'approved')), ({ petId, requesterId }) => `${petId} of ${requesterId}`);
    return [...promised, ...open].flatMap(([key, group]) => (group.length > 1 ? [`${key}: ${group.map(({ id }) => id).join(', ')}`] : []));
  },
};

const nobodyWaitsInVain: Check = {
  name: 'nobody waits for a pet that is promised',
  violations: ({ requests }) => {
    const promised = new Set(requests.filter(hasStatus('approved', 'completed')).map(({ petId }) => petId));
    return requests.filter(hasStatus('pending')).flatMap(({ id, petId }) => (promised.has(petId) ? [`${id} waits for ${petId}`] : []));
  },
};

const publishedInOrder: Check = {
  name: "what is published about a pet's adoption has no gap, ends with what is stored, and the public topic holds the same steps",
  violations: (evidence) => {
    const closed = Map.groupBy(requestEvents(evidence), ({ key }) => key);
    const open = Map.groupBy(progressEvents(evidence), ({ key }) => key);
    return evidence.adoptions.flatMap(({ petId, version }) => {
      const published = (closed.get(petId) ?? []).map(({ sequence }) => sequence);
      const wanted = Array.from({ length: version }, (_, index) => index + 1);
      const inPublic = (open.get(petId) ?? []).map(({ sequence }) => sequence);
      if (published.join() !== wanted.join()) return [`pet ${petId} is at ${version}, published was ${published.join()}`];
      return inPublic.join() === wanted.join() ? [] : [`pet ${petId} is at ${version}, published in public was ${inPublic.join()}`];
    });
  },
};

const wantedOf = (requests: readonly StoredRequest[]): readonly [string, string | null] => {
  const decisive = requests.find(hasStatus('approved', 'completed'));
  if (decisive === undefined) return ['Available', null];
  return [decisive.status === 'approved' ? 'Pending' : 'Adopted', decisive.id];
};

const petsAgree: Check = {
  name: 'each pet is to be had, promised or adopted by its requests',
  violations: ({ pets, requests }) => {
    const byPet = Map.groupBy(requests, ({ petId }) => petId);
    return pets.flatMap(({ id, status, reservedFor }) => {
      const wanted = wantedOf(byPet.get(id) ?? []).join(' for ');
      const found = [status, reservedFor].join(' for ');
      return found === wanted ? [] : [`pet ${id} is ${found}, by its requests ${wanted}`];
    });
  },
};

const profilesAgree: Check = {
  name: 'the profile of each member counts the pets that they have adopted',
  violations: ({ requests, adopted }) => {
    const wanted = Map.groupBy(requests.filter(hasStatus('completed')), ({ requesterId }) => requesterId);
    const counted = new Map(adopted.map(({ memberId, count }) => [memberId, count]));
    return [...new Set([...wanted.keys(), ...counted.keys()])].flatMap((memberId) => {
      const [has, shown] = [wanted.get(memberId)?.length ?? 0, counted.get(memberId) ?? 0];
      return has === shown ? [] : [`${memberId} has adopted ${has}, the profile shows ${shown}`];
    });
  },
};

const petsAreKnown: Check = {
  name: "adoption's projection is at the version of each pet",
  violations: ({ pets, offered }) => {
    const known = new Map(offered.map(({ petId, version }) => [petId, version]));
    return pets.flatMap(({ id, version }) =>
      known.get(id) === version ? [] : [`pet ${id} is at ${version}, known at ${known.get(id) ?? 0}`],
    );
  },
};

export const adoptionChecks: readonly Check[] = [
  stepsAreKept,
  oneOfEach,
  nobodyWaitsInVain,
  publishedInOrder,
  petsAgree,
  profilesAgree,
  petsAreKnown,
];
