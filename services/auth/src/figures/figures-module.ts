import { projector } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';
import { z } from 'zod';
import { emptyFigures, knexFigureRecords, knexFigures } from './data/knex-figures.ts';
import { onAccountChanged } from './events/on-account-changed.ts';
import { onAdoptionChanged } from './events/on-adoption-changed.ts';
import { onAppointmentChanged } from './events/on-appointment-changed.ts';
import { onInterestChanged } from './events/on-interest-changed.ts';
import { onPetChanged } from './events/on-pet-changed.ts';
import { onReviewChanged } from './events/on-review-changed.ts';
import { figureFields, presentFigures, profileRoutes, type ProfileRouteNeeds } from './http/profile-routes.ts';

export interface FiguresNeeds {
  readonly database: Knex;
  readonly accounts: Pick<ProfileRouteNeeds, 'profile'>;
}

/** Three or so of each listing: more than anybody has. */
const mostExported = 10_000;

const rules = [onAccountChanged, onPetChanged, onInterestChanged, onAdoptionChanged, onAppointmentChanged, onReviewChanged];

/** What is counted of members for their profiles, from what happens to accounts, listings, adoption requests, visits and reviews. */
export const figuresModule = ({ database, accounts }: FiguresNeeds) => {
  const readFigures = knexFigures(database);
  return {
    routes: profileRoutes({ profile: accounts.profile, readFigures }),
    exported: {
      view: z.strictObject(figureFields).meta({ id: 'ExportedFigures' }),
      present: async (userId: MemberId) => presentFigures(await readFigures(userId, mostExported)),
    },
    consumers: [
      projector({
        consumer: 'auth.figures',
        on: rules.map((rule) => rule(knexFigureRecords)),
        deletesRows: true,
        reset: emptyFigures,
      }),
    ],
  };
};
