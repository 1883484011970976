import { memberProjection } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { serviceConfig } from '@paltu/service-kit';
import { reviewsModule } from './reviews/reviews-module.ts';

export const moderationService = defineService({
  name: 'moderation',
  config: serviceConfig,
  slices: (parts) => {
    const members = memberProjection(parts);
    return [members, reviewsModule({ ...parts, members: members.directory })];
  },
});
