import { newId, refusal, type Clock, type ListingId, type Logger, type MemberId, type Viewer } from '@paltu/kernel';
import type { RateLimiters } from '@paltu/limits';
import { deletedAtOnce, fromColumns, inBatches, toColumns } from '@paltu/persistence';
import type { ContactDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { countWork, data, idParam, ok, route, tooManyRequests, type Exported } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { petNotFound } from '../listings/listing.ts';

/** A member was shown the number of the owner of a pet. */
interface Reveal {
  readonly id: string;
  readonly listingId: ListingId;
  readonly ownerId: MemberId;
  readonly memberId: MemberId;
  readonly revealedAt: Date;
}

const phoneUnknown = refusal('not-found', 'phone.unknown', 'The phone number of this owner is not known');

/** Which numbers were shown to whom. */
const knexReveals = (database: Knex) => ({
  keep: async (reveal: Reveal): Promise<void> => {
    await database('phone_reveals').insert(toColumns(reveal));
  },
  /** Of numbers that the member was shown, and of theirs, the first one first. */
  listAbout: async (memberId: MemberId): Promise<Reveal[]> => {
    const about = database('phone_reveals').where({ member_id: memberId }).orWhere({ owner_id: memberId });
    const rows: object[] = await about.orderBy('revealed_at').orderBy('id');
    return rows.map((row) => fromColumns<Reveal>(row));
  },
  /** Forgets those before that instant; resolves with how many. */
  forget: (before: Date): Promise<number> => {
    const old = database('phone_reveals').select('id').where('revealed_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('phone_reveals').whereIn('id', old.clone()).delete());
  },
});

interface RevealNeeds {
  /** @throws AppError `pet.not-found` also when the member may not see it. */
  readonly getOwner: (id: ListingId, asker: Viewer) => Promise<MemberId>;
  /** Counts a number that is shown. @throws AppError `request.too-many` for a member who collects them. */
  readonly countReveal: <T>(memberId: MemberId, work: () => Promise<T>) => Promise<T>;
  readonly reveals: ReturnType<typeof knexReveals>;
  readonly contacts: ContactDirectory;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Shows a member the number of the owner of a pet, in E.164; that it was shown is kept.
 * @throws AppError `pet.not-found`, `phone.unknown`, `request.too-many`
 */
const revealPhone =
  ({ getOwner, countReveal, reveals, contacts, clock, logger }: RevealNeeds) =>
  async (listingId: ListingId, asker: Viewer): Promise<string> => {
    const ownerId = await getOwner(listingId, asker);
    const { userId: memberId } = asker;
    return countReveal(memberId, async () => {
      const phone = (await contacts.find([ownerId])).get(ownerId)?.phone ?? '';
      if (phone === '') throw phoneUnknown();
      await reveals.keep({ id: newId(), listingId, ownerId, memberId, revealedAt: clock.now() });
      logger.info({ event: 'security.phone-revealed', userId: memberId, ownerId, listingId }, 'a member was shown the number of an owner');
      return phone;
    });
  };

/** Numbers that a member was shown, and when theirs was shown to somebody; not to whom, for that is data of another member. */
const exportedReveals = (reveals: RevealNeeds['reveals']): Exported => ({
  view: z.array(z.strictObject({ petId: z.uuid(), isOwnNumber: z.boolean(), revealedAt: z.iso.datetime() })),
  present: async (memberId: MemberId) =>
    (await reveals.listAbout(memberId)).map(({ listingId, ownerId, revealedAt }) => ({
      petId: listingId,
      isOwnNumber: ownerId === memberId,
      revealedAt: revealedAt.toISOString(),
    })),
});

const hourMs = 60 * 60_000;
/** As long as somebody may still complain of a call. */
const keptMs = 90 * 24 * hourMs;

/** More than anybody calls; few for somebody who collects numbers. */
const hourOfReveals = { name: 'phone-reveals', points: 30, seconds: 60 * 60 };

interface RevealsNeeds extends Pick<ServiceParts, 'database' | 'clock' | 'logger'> {
  readonly limiters: Pick<RateLimiters, 'of'>;
  readonly contacts: ContactDirectory;
  readonly listings: Pick<RevealNeeds, 'getOwner'>;
}

/** Numbers of owners, shown to members who ask for them. */
export const revealsModule = ({ database, clock, logger, limiters, contacts, listings: { getOwner } }: RevealsNeeds) => {
  const reveals = knexReveals(database);
  const reveal = revealPhone({ getOwner, countReveal: countWork(limiters.of(hourOfReveals)), reveals, contacts, clock, logger });
  return {
    routes: [
      route({
        method: 'post',
        path: '/api/v1/pets/:id/owner-phone',
        access: 'member',
        summary: 'The phone number of the owner of a pet; that it was shown is kept for ninety days',
        params: z.object({ id: idParam.transform((id) => id as ListingId) }),
        notFound: petNotFound,
        answers: { 200: data({ phone: z.string() }) },
        refuses: [phoneUnknown, tooManyRequests],
        handle: async ({ actor, params }) => ok({ phone: await reveal(params.id, actor) }),
      }),
    ],
    jobs: { 'forget reveals of numbers': { everyMs: hourMs, run: () => reveals.forget(new Date(clock.now().getTime() - keptMs)) } },
    exported: exportedReveals(reveals),
  };
};
