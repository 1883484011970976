import { limitersOf } from '@paltu/limits';
import type { Transaction } from '@paltu/persistence';
import { memberProjection, type PetId } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { nothingToHide } from './cases/case.ts';
import { casesModule } from './cases/cases-module.ts';
import { moderationConfig } from './config.ts';
import { marksModule } from './marks/marks-module.ts';
import { reviewsModule } from './reviews/reviews-module.ts';
import { rulesModule } from './rules/rules-module.ts';

const markedAs = { store: 'store', product: 'accessory', vet: 'vet' } as const;

const isMarked = (kind: string): kind is keyof typeof markedAs => kind in markedAs;

/** A listing is rejected, what has marks is hidden. */
const hiding =
  ({ rejectIn }: Pick<ReturnType<typeof reviewsModule>, 'rejectIn'>, { markIn }: Pick<ReturnType<typeof marksModule>, 'markIn'>) =>
  (trx: Transaction): ReturnType<Parameters<typeof casesModule>[0]['hideIn']> =>
  async ({ kind, thingId, reason, by }) => {
    if (kind === 'pet') {
      await rejectIn(trx)({ petId: thingId as PetId, action: 'reject', reason, contentVersion: undefined, admin: by });
      return;
    }
    if (!isMarked(kind)) throw nothingToHide();
    const verdict = { mark: 'hidden', isSet: true, reason, verificationNumber: undefined, seenStatus: undefined, decidedBy: by } as const;
    await markIn(trx)({ kind: markedAs[kind], thingId }, verdict);
  };

export const moderationService = defineService({
  name: 'moderation',
  config: moderationConfig,
  slices: (parts, config) => {
    const limiters = limitersOf(config, parts.logger);
    const members = memberProjection(parts);
    const rules = rulesModule({ ...parts, members: members.directory });
    const marks = marksModule({ ...parts, members: members.directory });
    const reviews = reviewsModule({ ...parts, members: members.directory, assess: rules.assess });
    const cases = casesModule({ ...parts, members: members.directory, limiters, hideIn: hiding(reviews, marks) });
    return [members, marks, reviews, rules, cases, { prepare: limiters.open }];
  },
});
