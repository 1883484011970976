import type { DescribedService } from './describe-services.ts';

const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** The gateway's table as TypeScript: one row for each call. */
export const gatewayTable = (services: readonly DescribedService[]): string => {
  const rows = services.flatMap(({ name, routes }) =>
    routes.map(({ method, path, access, limit, reader, needsRecentPassword }) => {
      const body = reader === undefined ? 'small' : 'upload';
      const cells = [method, path, name, access, limit, body, ...(needsRecentPassword === true ? ['recent-password'] : [])];
      return `  [${cells.map(quote).join(', ')}],`;
    }),
  );
  return [
    '// Generated from the routes of the services by `make codegen`. Do not edit.',
    "import type { RouteRow } from '../route-row.ts';",
    '',
    '/** Method, path, service, access, rate limit and body class of every call, and which want a recent password. */',
    'export const table: readonly RouteRow[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
};
