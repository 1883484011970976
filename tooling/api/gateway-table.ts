import { cacheTags } from '@paltu/contracts/cache-tags';
import type { CachePolicy, Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { DescribedService } from './describe-services.ts';

const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
const listOf = (texts: readonly string[]): string => `[${texts.map(quote).join(', ')}]`;

const rowOf = (name: string, { method, path, access, limit, reader, needsRecentPassword }: Route): string => {
  const body = reader === undefined ? 'small' : 'upload';
  return listOf([method, path, name, access, limit, body, ...(needsRecentPassword === true ? ['recent-password'] : [])]);
};

const knownTags: readonly string[] = Object.values(cacheTags);

/** @throws Error when a tag is unknown or names what the path does not have, and when a timely parameter is none of the query */
const checkCache = (path: string, { tags, timely = [] }: CachePolicy, parameters: readonly string[]): void => {
  for (const tag of tags) {
    const place = /\{(\w+)\}/.exec(tag)?.[1];
    if (!knownTags.includes(tag) || (place !== undefined && !path.includes(`:${place}`))) throw new Error(`${path} has no tag ${tag}`);
  }
  const stray = timely.find((name) => !parameters.includes(name));
  if (stray !== undefined) throw new Error(`${path} has no parameter ${stray}`);
};

const cachedReadOf = (service: string, { path, query }: Route, cache: CachePolicy): string[] => {
  const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  checkCache(path, cache, known);
  const { tags, timely = [] } = cache;
  return [
    '  {',
    `    path: ${quote(path)},`,
    `    service: ${quote(service)},`,
    `    parameters: ${listOf(known.filter((name) => !timely.includes(name)).sort())},`,
    ...(timely.length === 0 ? [] : [`    timely: ${listOf(timely)},`]),
    `    tags: ${listOf(tags)},`,
    '  },',
  ];
};

/** The gateway's table as TypeScript: one row for each call, and what may be kept of their answers. */
export const gatewayTable = (services: readonly DescribedService[]): string => {
  const routes = services.flatMap((service) => service.routes.map((route) => ({ name: service.name, route })));
  return [
    '// Generated from the routes of the services by `make codegen`. Do not edit.',
    "import type { CachedRead, RouteRow } from '../route-row.ts';",
    '',
    '/** Method, path, service, access, rate limit and body class of every call, and which want a recent password. */',
    'export const table: readonly RouteRow[] = [',
    ...routes.map(({ name, route }) => `  ${rowOf(name, route)},`),
    '];',
    '',
    '/** The calls whose answers may be kept. */',
    'export const cachedReads: readonly CachedRead[] = [',
    ...routes.flatMap(({ name, route }) => (route.cache === undefined ? [] : cachedReadOf(name, route, route.cache))),
    '];',
    '',
  ].join('\n');
};
