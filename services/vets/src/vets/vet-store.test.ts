import { expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import { toVetDocument } from './mongoose-vet-queries-store.ts';
import { listVet } from './vet-decisions.ts';
import { toVet } from './vet-store.ts';
import type { PictureId, VetDetails, VetId } from './vet.ts';

const aPicture = () => ({ id: newId() as PictureId, width: 640, height: 480 });
const details = {
  name: 'Dr. Sana',
  clinicName: 'Paws',
  specialty: 'surgery',
  services: [],
  qualifications: 'DVM',
  bio: '',
  cityId: 'quetta',
  place: { latitude: 30.2, longitude: 67 },
} as unknown as VetDetails;
const [picture, pictures] = [aPicture(), [aPicture(), aPicture()]];
const profile = { id: newId() as VetId, ownerId: newId() as MemberId, details, picture, pictures };
const { state: vet } = listVet(profile, new Date('2026-05-01T09:00:00Z'));

test('a vet is read as it was kept', () => {
  expect(toVet({ document: JSON.parse(JSON.stringify(vet)) })).toEqual(vet);
  expect(toVet({ document: toVetDocument(vet)['document'] })).toEqual(vet);
});
