import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { formOf, processPromises, refusesJunk } from '@paltu/testing/service';
import { vetsService } from '../src/service.ts';
import { aPdf, aVet, dayAfter, startVets, type RunningVets } from './running-vets.ts';

let vets: RunningVets;
beforeAll(async () => {
  vets = await startVets();
});
afterAll(() => vets.stop());

const slots = [{ date: dayAfter(new Date(), 3), time: '09:00' }];

processPromises(vetsService, {
  variables: (folder) => ({ OBJECT_STORE_DIR: join(folder, 'objects'), UPLOAD_DIR: join(folder, 'uploads') }),
});
refusesJunk(() => vets, {
  samples: {
    'POST /api/v1/vets': { body: () => aVet() },
    'PUT /api/v1/vets': { body: () => ({ bio: 'Twenty years of cats' }) },
    'PATCH /api/v1/vets/status': { body: () => ({ isActive: true }) },
    'POST /api/v1/vets/user/verification': {
      body: () => ({ registrationNumber: 'PVMC-1', validUntil: '2099-01-01' }),
      form: async () => formOf({ registrationNumber: 'PVMC-1', validUntil: '2099-01-01' }, [{ field: 'papers', bytes: aPdf() }]),
    },
    'POST /api/v1/vets/slots': { body: () => ({ slots }) },
    'DELETE /api/v1/vets/slots': { body: () => ({ slots }) },
    'POST /api/v1/vets/:id/appointments': {
      body: () => ({ petName: 'Moti', petType: 'dog', reason: 'checkup', slotId: newId() }),
    },
    'POST /api/v1/vets/:id/reviews': { body: () => ({ rating: 5, comment: 'Kind to cats' }) },
    'POST /api/v1/vets/:id/like': { body: () => ({ liked: true }) },
    'DELETE /api/v1/vets/appointments/:id': { body: () => ({ reason: 'I am ill' }) },
    'PATCH /api/v1/vets/appointments/:id/status': { body: () => ({ status: 'completed' }) },
    'GET /media/vets/:imageId/:file': { params: { file: '320.webp' } },
    'GET /api/v1/vets/specialty': { query: { specialty: 'Surgery' } },
    'GET /api/v1/vets/nearby': { query: { latitude: '31.5', longitude: '74.3' } },
  },
});
