import { silentLogger } from '@paltu/kernel';
import { serviceParts, type ServiceConfig, type ServiceDefinition } from '@paltu/runtime';
import type { Route } from '@paltu/service-kit';
import knex from 'knex';

/** The routes of a service, in order, without starting it: nothing is connected. */
export const routesOf = <Config extends ServiceConfig>(
  { name, config, slices }: ServiceDefinition<Config>,
  environment: Readonly<Record<string, string>>,
): readonly Route[] => {
  const parts = serviceParts({ name, database: knex({ client: 'pg' }), logger: silentLogger });
  return slices(parts, config.parse(environment)).flatMap((slice) => slice.routes ?? []);
};

/** A route as its path and method, such as `PATCH /api/v1/pets/:id`. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method.toUpperCase()} ${path}`;
