import type { GatewayRoute } from './routes.ts';

/** The services that the table leads to. */
export const serviceNames = (routes: readonly GatewayRoute[]): readonly string[] => [...new Set(routes.map(({ service }) => service))];

/** The variable with the address of a service: of `pet-care` it is `PET_CARE_URL`. */
export const addressVariable = (service: string): string => `${service.toUpperCase().replaceAll('-', '_')}_URL`;
