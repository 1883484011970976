import { memberProjection } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { serviceConfig } from '@paltu/service-kit';
import { marksModule } from './marks/marks-module.ts';
import { reviewsModule } from './reviews/reviews-module.ts';
import { rulesModule } from './rules/rules-module.ts';

export const moderationService = defineService({
  name: 'moderation',
  config: serviceConfig,
  slices: (parts) => {
    const members = memberProjection(parts);
    const rules = rulesModule({ ...parts, members: members.directory });
    const marks = marksModule({ ...parts, members: members.directory });
    const reviews = reviewsModule({ ...parts, members: members.directory, switchedOff: rules.switchedOff });
    return [members, marks, reviews, rules];
  },
});
