import { exportRoute, type Exported } from '@paltu/service-kit';

interface Exporting {
  readonly exported: Exported;
}

export interface ExportsNeeds {
  readonly listings: Exporting;
  readonly interests: Exporting;
  readonly reveals: Exporting;
}

/** All that the service keeps of a member, each slice's own part beside the others. */
export const exportsModule = ({ listings, interests, reveals }: ExportsNeeds) => ({
  routes: [
    exportRoute({
      path: '/api/v1/pets/export',
      summary: 'All that is kept here of the caller: their listings, what they like, and numbers shown to them and to others',
      parts: { pets: listings.exported, likes: interests.exported, phoneReveals: reveals.exported },
    }),
  ],
});
