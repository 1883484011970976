import { limitVariables } from '@paltu/limits';
import { serviceConfig } from '@paltu/service-kit';

export const moderationConfig = serviceConfig.extend({
  /** Where it is counted how much a member reports. */
  ...limitVariables,
});
