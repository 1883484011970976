import { randomUUID } from 'node:crypto';
import { eventually } from '@paltu/testing';
import { aListing } from './a-listing.ts';
import { anApplication } from './an-application.ts';
import { petOf, type Answer, type Call } from './calls.ts';
import { keptVisits } from './kept-visits.ts';
import { newListing } from './listings.ts';
import type { Member } from './members.ts';
import { queryOf } from './query-of.ts';
import type { RunningProduct } from './running-product.ts';

/** Who and what the load is about. */
export interface Stage {
  readonly call: Call;
  /** Owner of the public listing, and a vet. */
  readonly keeper: Member;
  readonly admin: Member;
  /** Members who take turns, for one alone may have few uploads under way and send few comments. */
  memberAt(turn: number): Member;
  /** A public listing. */
  readonly petId: string;
  /** A product of a store. */
  readonly accessoryId: string;
}

/** A write that was answered, and what it wrote, as `markers` of its service finds it. */
export interface Written {
  readonly answer: Answer;
  readonly marker: string;
}

/** The load of one service. */
export interface ServiceLoad {
  /** Called in turn, each path once; only those of members go past the answers that the gateway keeps. */
  readonly reads: readonly (readonly [Member | undefined, string])[];
  readonly write: (turn: number) => Promise<Written>;
  /** How writes that came to pass are answered. */
  readonly statuses: readonly number[];
  /** Finds what was written in its database; none where a write takes the place of the one before. */
  readonly markers?: (product: RunningProduct) => Promise<readonly string[]>;
}

const markersOf =
  (service: string, sql: string) =>
  async (product: RunningProduct): Promise<string[]> =>
    (await queryOf<{ marker: string }>(product, service, sql)).map(({ marker }) => marker);

const article = 'house-training-puppy-without-shouting';
const slotMs = 30 * 60_000;

const auth = ({ call, keeper, memberAt }: Stage): ServiceLoad => ({
  reads: [[keeper, '/auth/profile']],
  write: async (turn) => {
    const [member, bio] = [memberAt(turn), randomUUID()];
    const body = { firstName: 'Ayesha', lastName: 'Khan', email: member.email, phone: '0300 1234567', city: 'Lahore', bio };
    return { marker: bio, answer: await call(member, 'PUT', '/auth/profile', { body }) };
  },
  statuses: [200],
});

const pets = ({ call, keeper, memberAt, petId }: Stage): ServiceLoad => ({
  reads: [
    [undefined, '/pets?limit=5'],
    [keeper, '/pets'],
    [keeper, `/pets/${petId}`],
    [keeper, '/pets/user/my-pets'],
  ],
  write: async (turn) => {
    const [member, marker] = [memberAt(turn), randomUUID()];
    const listed = await call(member, 'POST', '/pets', { body: aListing(marker) });
    const isKept = listed.status !== 201 || turn % 2 === 0;
    return { marker, answer: isKept ? listed : await call(member, 'DELETE', `/pets/${petOf(listed).id}`) };
  },
  statuses: [200, 201],
  markers: markersOf('pets', 'select description as marker from listings'),
});

const moderation = ({ call, admin, memberAt, petId }: Stage): ServiceLoad => ({
  reads: [[admin, `/admin/pets/${petId}`]],
  write: async (turn) => {
    const marker = randomUUID();
    const { id } = await newListing(call, memberAt(turn));
    const reject = async (): Promise<Answer | false> => {
      const answer = await call(admin, 'PATCH', `/admin/pets/${id}/reject`, { body: { rejectionReason: marker } });
      return answer.status === 404 ? false : answer;
    };
    return { marker, answer: await eventually(reject, `moderation has consumed ${id}`) };
  },
  statuses: [200],
  markers: markersOf('moderation', 'select reason as marker from decisions'),
});

/** Asks for the pet and takes that back. */
export const askOnce = async ({ call, petId }: Pick<Stage, 'call' | 'petId'>, member: Member, reason: string): Promise<Answer> => {
  const asked = await call(member, 'POST', `/adoption/pets/${petId}/request`, { body: { ...anApplication, reason } });
  if (asked.status !== 201) return asked;
  const { id } = asked.body.data?.['adoptionRequest'] as { id: string };
  return call(member, 'DELETE', `/adoption/requests/${id}`);
};

const adoption = (stage: Stage): ServiceLoad => ({
  reads: [
    [stage.keeper, '/adoption/requests'],
    [stage.keeper, '/adoption/stats'],
  ],
  write: async (turn) => {
    const marker = randomUUID();
    return { marker, answer: await askOnce(stage, stage.memberAt(turn), marker) };
  },
  statuses: [200],
  markers: markersOf('adoption', `select application ->> 'reason' as marker from requests`),
});

const content = ({ call, keeper, memberAt }: Stage): ServiceLoad => {
  const comments = `/content/articles/${article}/comments`;
  return {
    reads: [
      [keeper, '/content/articles'],
      [keeper, comments],
    ],
    write: async (turn) => {
      const marker = randomUUID();
      return { marker, answer: await call(memberAt(turn), 'POST', comments, { body: { content: marker } }) };
    },
    statuses: [201],
    markers: markersOf('content', 'select content as marker from comments'),
  };
};

const vets = ({ call, keeper }: Stage): ServiceLoad => {
  const firstSlot = Math.ceil(Date.now() / slotMs + 48) * slotMs;
  return {
    reads: [
      [keeper, '/vets'],
      [keeper, '/vets/user/stats'],
    ],
    write: async (turn) => {
      const marker = new Date(firstSlot + turn * slotMs).toISOString();
      return { marker, answer: await call(keeper, 'POST', '/vets/slots', { body: { slots: [{ startsAt: marker }] } }) };
    },
    statuses: [201],
    markers: async (product) => (await keptVisits(product)).slots.map(({ startsAt }) => startsAt.toISOString()),
  };
};

/** Letters alone, for digits in a message may be a phone number. */
const inLetters = (id: string): string => id.replaceAll('-', '').replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

const messaging = ({ call, keeper, memberAt, petId }: Stage): ServiceLoad => ({
  reads: [
    [keeper, '/messages/conversations'],
    [keeper, '/notifications'],
  ],
  write: async (turn) => {
    const marker = inLetters(randomUUID());
    return { marker, answer: await call(memberAt(turn), 'POST', `/messages/pets/${petId}`, { body: { message: marker } }) };
  },
  statuses: [201],
  markers: markersOf('messaging', 'select text as marker from messages'),
});

const commerce = ({ call, keeper, memberAt, accessoryId }: Stage): ServiceLoad => ({
  reads: [
    [keeper, '/accessories'],
    [keeper, `/accessories/${accessoryId}`],
    [keeper, '/stores'],
  ],
  write: async (turn) => ({
    marker: '',
    answer: await call(memberAt(turn), 'POST', '/cart/items', { body: { accessoryId, quantity: 1 } }),
  }),
  statuses: [200],
});

/** What visitors and members do at each service, by its name. */
export const serviceLoads = { auth, pets, moderation, adoption, content, vets, messaging, commerce };
