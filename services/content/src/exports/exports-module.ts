import { exportRoute, type Exported } from '@paltu/service-kit';

/** All that the service keeps of a member, each slice's own part beside the others. */
export const exportsModule = (parts: Readonly<Record<'comments' | 'articleLikes' | 'subscriptions' | 'contactMessages', Exported>>) => ({
  routes: [
    exportRoute({
      path: '/api/v1/content/export',
      summary:
        'All that is kept here of the caller: the comments that they wrote, what they like, what they wrote to us, and what came from their address and it was subscribed to since they have shown that it is theirs',
      parts,
    }),
  ],
});
