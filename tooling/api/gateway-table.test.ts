import { expect, test } from '@jest/globals';
import { data, ok, route, type CachePolicy } from '@paltu/service-kit';
import { z } from 'zod';
import { gatewayTable } from './gateway-table.ts';

const tableWith = (cache: CachePolicy): string => {
  const query = z.object({ search: z.string(), page: z.string(), today: z.string() });
  const routes = [
    route({
      method: 'get',
      path: '/api/v1/pets/:id',
      access: 'public',
      summary: 'One',
      query,
      cache,
      answers: { 200: data({}) },
      handle: async () => ok({}),
    }),
  ];
  return gatewayTable([{ name: 'pets', routes, consumers: [], republishes: [], variables: [] }]);
};

test('which parameters make an answer another one follows from the query of its route', () => {
  const table = tableWith({ tags: ['pet {id}'], timely: ['today'] });
  expect(table).toContain("parameters: ['page', 'search'],\n    timely: ['today'],\n    tags: ['pet {id}'],");
});

test('a call whose route names no limit is a read or a write by its method', () => {
  expect(tableWith({ tags: [] })).toContain("['get', '/api/v1/pets/:id', 'pets', 'public', 'reads', 'small'],");
});

test.each([
  ['a tag that no event drops', { tags: ['pest {id}'] }],
  ['a tag of what its path does not name', { tags: ['article {slug}'] }],
  ['a parameter that it does not take', { tags: [], timely: ['tomorrow'] }],
])('a route with %s is refused', (_, cache) => expect(() => tableWith(cache)).toThrow('/api/v1/pets/:id has no'));
