import { limitVariables } from '@paltu/limits';
import { serviceConfig } from '@paltu/service-kit';

/** Where it is counted how much a member writes. */
export const messagingConfig = serviceConfig.extend(limitVariables);
