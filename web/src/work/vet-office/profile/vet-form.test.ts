import { expect, test } from '@jest/globals';
import type { OwnVet } from '#shared/api/types.ts';
import { problemsOf } from '#shared/form/form-rules.ts';
import { dayAfter, todayInPakistan } from '#shared/vet/slot-days.ts';
import { bodyOfForm, fieldOf, formOfVet, vetRules, bodyOfVerification, verificationRules } from './vet-form.ts';
import type { VetForm, VerificationForm } from './vet-form.ts';

const vet = {
  ...{ id: 'v1', name: 'Dr. Bilal Ahmed', specialty: 'Surgery', qualifications: 'DVM', clinicName: 'City Pet Clinic' },
  ...{
    address: 'Mall Road',
    city: 'Lahore',
    latitude: 31.55,
    longitude: 74.34,
    hasOwnPlace: true,
    phone: '+924235761234',
    email: 'clinic@example.com',
    consultationFee: 1500,
  },
  ...{
    bio: 'Cats and dogs.',
    services: ['Vaccination', 'ٹانکے'],
    availability: 'Mon to Sat',
    experience: 15,
    image: null,
    images: [
      { id: 'i1', urls: {} },
      { id: 'i2', urls: {} },
    ],
  },
  ...{ homeVisit: true, emergency: false, telemedicine: false },
} as OwnVet;
const fields = Object.keys(formOfVet(undefined)) as (keyof VetForm)[];

test('what the API asks for is asked for by name', () => {
  const missing = Object.keys(problemsOf(vetRules, formOfVet(undefined), fields));
  expect(missing).toEqual(['name', 'specialty', 'qualifications', 'clinicName', 'address', 'city', 'consultationFee']);
  expect(problemsOf(vetRules, formOfVet(vet), fields)).toEqual({});
});

test('a profile that was not changed is sent as it is, with numbers as numbers and without a picture', () => {
  const { name, city, latitude, longitude, consultationFee, experience, services, homeVisit } = vet;
  const body = bodyOfForm({ ...formOfVet(vet), name: ` ${name} ` }, true);
  expect(body).toMatchObject({ name, city, latitude, longitude, consultationFee, experience, services, homeVisit });
  expect(['image' in body, 'images' in body]).toEqual([false, false]);
});

test('a new picture goes along; a refusal of one service stands at the services', () => {
  const image = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  expect(bodyOfForm({ ...formOfVet(vet), image }, true).image).toBe(image);
  expect([fieldOf('services.2'), fieldOf('services[2]'), fieldOf('phone')]).toEqual(['services', 'services', 'phone']);
});

test('an edit names the pictures that stay, a new profile does not; new ones go along', () => {
  const file = new File(['x'], 'clinic.jpg', { type: 'image/jpeg' });
  const [, second] = formOfVet(vet).images;
  const images = [second!, { id: 'new', address: 'blob:1', file }];
  expect(bodyOfForm({ ...formOfVet(vet), images }, true)).toMatchObject({ keepImages: ['i2'], images: [file] });
  expect(bodyOfForm({ ...formOfVet(undefined), images }, false)).not.toHaveProperty('keepImages');
  expect(fieldOf('keepImages[0]')).toBe('images');
});

const verificationFields = ['registrationNumber', 'validUntil', 'papers'] as const;
const papers = [{ id: '1', file: new File(['%PDF-1.7'], 'card.pdf') }];
const problemsOfVerification = (form: VerificationForm) => Object.keys(problemsOf(verificationRules, form, verificationFields));

test('a registration has a number, a day that is not over in Pakistan, and papers', () => {
  const today = todayInPakistan();
  expect(problemsOfVerification({ registrationNumber: ' ', validUntil: '', papers: [] })).toEqual([...verificationFields]);
  expect(problemsOfVerification({ registrationNumber: 'RVMP 1', validUntil: dayAfter(today, -1), papers })).toEqual(['validUntil']);
  expect(problemsOfVerification({ registrationNumber: 'RVMP 1', validUntil: today, papers })).toEqual([]);
});

test('it is sent with its files', () => {
  expect(bodyOfVerification({ registrationNumber: ' RVMP 1 ', validUntil: '2027-05-01', papers })).toEqual({
    registrationNumber: 'RVMP 1',
    validUntil: '2027-05-01',
    papers: [papers[0]!.file],
  });
});
