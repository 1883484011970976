import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defineService } from '@paltu/runtime';
import { empty, noContent, route, serviceConfig } from '@paltu/service-kit';
import { startTestService, type TestService } from '@paltu/testing/service';

/** Keeps something on a disk that has no room, as a device of Linux is. */
const definition = defineService({
  name: 'pets',
  config: serviceConfig,
  slices: () => [
    {
      routes: [
        route({
          method: 'get',
          path: '/api/v1/pets/kept',
          access: 'public',
          limit: 'reads',
          summary: 'Keeps something',
          answers: { 204: empty() },
          handle: async () => {
            await writeFile('/dev/full', 'a picture');
            return noContent();
          },
        }),
      ],
    },
  ],
});

let service: TestService;
const onLinux = process.platform === 'linux' ? test : test.skip;
beforeAll(async () => {
  service = await startTestService(definition);
});
afterAll(() => service.stop());

onLinux(
  'what finds no room on the disk is answered 503 with when to come back, and readiness shows it while the process serves on',
  async () => {
    const readiness = async () => {
      const answer = await fetch(`${service.url}/readyz`);
      return [answer.status, (await answer.json()) as object];
    };
    expect(await readiness()).toEqual([200, { status: 'ready', unmet: [], degraded: [] }]);
    const answer = await fetch(`${service.url}/api/v1/pets/kept`);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '2',
      expect.objectContaining({ code: 'service.unavailable' }),
    ]);
    expect(await readiness()).toEqual([
      200,
      { status: 'ready', unmet: [], degraded: [expect.stringMatching(/^a disk had no room \d s ago/)] },
    ]);
  },
);
