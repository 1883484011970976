import { projector } from '@paltu/events';
import type { Knex } from 'knex';
import { knexFigureRecords, knexFigures } from './data/knex-figures.ts';
import { onInterestChanged } from './events/on-interest-changed.ts';
import { onPetChanged } from './events/on-pet-changed.ts';
import { profileRoutes, type ProfileRouteNeeds } from './http/profile-routes.ts';

export interface FiguresNeeds {
  readonly database: Knex;
  readonly accounts: Pick<ProfileRouteNeeds, 'profile'>;
}

/** What is counted of members for their profiles, from what other services say. */
export const figuresModule = ({ database, accounts }: FiguresNeeds) => ({
  routes: profileRoutes({ profile: accounts.profile, readFigures: knexFigures(database) }),
  consumers: [
    projector({
      consumer: 'auth.figures',
      on: [onPetChanged(knexFigureRecords), onInterestChanged(knexFigureRecords)],
      reset: async (trx) => {
        await trx('activities').delete();
        await trx('interests').delete();
      },
    }),
  ],
});
