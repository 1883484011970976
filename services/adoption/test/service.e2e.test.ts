import { afterAll, beforeAll } from '@jest/globals';
import { processPromises, refusesJunk } from '@paltu/testing/service';
import { adoptionService } from '../src/service.ts';
import { someDetails, startAdoption, type RunningAdoption } from './running-adoption.ts';

let adoption: RunningAdoption;
beforeAll(async () => {
  adoption = await startAdoption();
});
afterAll(() => adoption.stop());

processPromises(adoptionService);
refusesJunk(() => adoption, {
  samples: {
    'POST /api/v1/adoption/pets/:petId/request': { body: () => someDetails },
    'PATCH /api/v1/adoption/requests/:id/status': { body: () => ({ status: 'approved' }) },
    'PUT /api/v1/adoption/requests/:id/meeting': {
      body: () => ({ day: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10) }),
    },
    'POST /api/v1/adoption/requests/:id/fall-through': { body: () => ({ reason: 'We have to move' }) },
  },
});
