import { exportRoute, type Exported } from '@paltu/service-kit';

/** All that the service keeps of a member, each slice's own part beside the others. */
export const exportsModule = (
  parts: Readonly<Record<'vetProfile' | 'vetVerification' | 'appointments' | 'vetLikes' | 'vetReviews', Exported>>,
) => ({
  routes: [
    exportRoute({
      path: '/api/v1/vets/export',
      summary:
        'All that is kept here of the caller: their profile and papers, every appointment of either side, whom they like, and their reviews',
      parts,
    }),
  ],
});
