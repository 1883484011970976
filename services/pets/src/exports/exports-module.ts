import { exportRoutes, type Exported } from './http/export-routes.ts';

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
  routes: exportRoutes({ pets: listings.exported, likes: interests.exported, phoneReveals: reveals.exported }),
});
