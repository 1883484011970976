import { afterAll, beforeAll } from '@jest/globals';
import { formOf, refusesJunk } from '@paltu/testing/service';
import { aPet, aPhoto } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
beforeAll(async () => {
  pets = await startPets();
});
afterAll(() => pets.stop());

refusesJunk(() => pets, {
  samples: {
    'POST /api/v1/pets': { body: aPet },
    'PUT /api/v1/pets/:id': { body: aPet },
    'PATCH /api/v1/pets/:id/status': { body: () => ({ status: 'Adopted' }) },
    'PATCH /api/v1/admin/pets/:id/featured': { body: () => ({ featured: true }) },
    'POST /api/v1/pets/:id/like': { body: () => ({ liked: true }) },
    'POST /api/v1/pets/images': { form: async () => formOf({}, [{ field: 'image', bytes: await aPhoto() }]) },
    'GET /media/pets/:imageId/:file': { params: { file: '320.webp' } },
  },
  withoutDatabase: ['GET /api/v1/pets/stats'],
});
