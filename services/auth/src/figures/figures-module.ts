import { projector } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';
import { z } from 'zod';
import { emptyFigures, knexFigureRecords, knexFigures } from './figure-store.ts';
import {
  onAccountChanged,
  onAdoptionChanged,
  onAppointmentChanged,
  onInterestChanged,
  onPetChanged,
  onReviewChanged,
} from './figure-events.ts';
import { figureFields, presentFigures, profileRoutes, type ProfileRouteNeeds } from './figure-http.ts';

/** Three or so of each listing: more than anybody has. */
const mostExported = 10_000;

const rules = [onAccountChanged, onPetChanged, onInterestChanged, onAdoptionChanged, onAppointmentChanged, onReviewChanged];

/** What is counted of members for their profiles, from what happens to accounts, listings, adoption requests, visits and reviews. */
export const figuresModule = (database: Knex, profile: ProfileRouteNeeds['profile']) => {
  const readFigures = knexFigures(database);
  return {
    routes: profileRoutes({ profile, readFigures }),
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
