import { newId, type Clock, type ListingId, type Logger, type MemberId, type Viewer } from '@paltu/kernel';
import type { ContactDirectory } from '@paltu/projections';
import { phoneUnknown } from '../domain/reveal.ts';
import type { Reveals } from './ports.ts';

export interface RevealPhoneNeeds {
  /** @throws AppError `pet.not-found` also when the member may not see it. */
  readonly getOwner: (id: ListingId, asker: Viewer) => Promise<MemberId>;
  /** Counts a number that is shown. @throws AppError `request.too-many` for a member who collects them. */
  readonly countReveal: <T>(memberId: MemberId, work: () => Promise<T>) => Promise<T>;
  readonly reveals: Pick<Reveals, 'keep'>;
  readonly contacts: ContactDirectory;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Gives the number in E.164. @throws AppError `pet.not-found`, `phone.unknown`, `request.too-many` */
export type RevealPhone = (request: { readonly listingId: ListingId; readonly asker: Viewer }) => Promise<string>;

/** Shows a member the number of the owner of a pet; that it was shown is kept. */
export const revealPhone =
  ({ getOwner, countReveal, reveals, contacts, clock, logger }: RevealPhoneNeeds): RevealPhone =>
  async ({ listingId, asker }) => {
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
