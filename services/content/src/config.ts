import { limitVariables } from '@paltu/limits';
import { serviceConfig } from '@paltu/service-kit';

export const contentConfig = serviceConfig.extend({
  /** Where it is counted how much a member writes. */
  ...limitVariables,
});
