import { knexEventStore } from '@paltu/events';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { LoggedIn, RunningAuth } from './running-auth.ts';

/** What is counted of members, as each reads it of themselves from the other process. */
export const ownFigures = ({ one, other }: RunningAuth) => {
  const profileOf = async (as: LoggedIn) => (await other.call('GET', '/auth/profile', { as })).body.data.user;
  const read = async (as: LoggedIn) => {
    const { profileViews, appointments, reviewsGiven, recentActivities, achievements } = await profileOf(as);
    const done: string[] = recentActivities.map(({ type, action }: { type: string; action: string }) => `${type} ${action}`.trim());
    const earned: string[] = achievements.flatMap((one: { name: string; earned: boolean }) => (one.earned ? [one.name] : []));
    return { profileViews, appointments, reviewsGiven, done, earned };
  };
  const rebuilds = () => one.database('consumer_requests').where({ done_at: null });
  return {
    profileOf,
    read,
    becomes: (as: LoggedIn, expected: Partial<Awaited<ReturnType<typeof read>>>) =>
      eventually(async () => {
        const figures = await read(as);
        return JSON.stringify({ ...figures, ...expected }) === JSON.stringify(figures);
      }, JSON.stringify(expected)),
    /** Forgets everything; what was consumed is counted again from then on. */
    rebuild: async (): Promise<void> => {
      await knexEventStore(one.database).requests.add({
        id: newId(),
        consumer: 'auth.figures',
        kind: 'rebuild',
        key: null,
        event_id: null,
      });
      await eventually(async () => (await rebuilds()).length === 0, 'it is emptied');
    },
  };
};
