import type { Clock } from '@paltu/kernel';
import { addView } from '../domain/interest-changes.ts';
import type { DailyViewers, FindThing, InInterestTransaction, Onlooker } from './ports.ts';

export interface CountViewNeeds {
  readonly inTransaction: InInterestTransaction;
  readonly findArticle: FindThing;
  readonly viewers: DailyViewers;
  readonly clock: Clock;
}

/** @throws AppError `article.not-found` */
export type CountView = (request: { readonly slug: string; readonly onlooker: Onlooker }) => Promise<void>;

/** Counts who looks at an article: once a day. */
export const countView =
  ({ inTransaction, findArticle, viewers, clock }: CountViewNeeds): CountView =>
  async ({ slug, onlooker }) => {
    const article = await findArticle(slug);
    const now = clock.now();
    if (!(await viewers.isNew(slug, onlooker, now))) return;
    await inTransaction(async ({ interests, outbox }) => {
      const { state, events } = addView(await interests.get(article), now);
      await interests.save(state);
      await outbox.append(events);
    });
  };
