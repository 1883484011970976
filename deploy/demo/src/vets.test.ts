import { expect, test } from '@jest/globals';
import { findCity, longestOfVet, specialties } from '@paltu/reference';
import { parsePhone } from '@paltu/reference/phone';
import { accountOfVet, demoVets, slotsFrom, vetForm } from './vets.ts';

const vets = demoVets();

const isUrdu = (text: string): boolean => /[\u0600-\u06ff]/.test(text);

test('there are thirty vets, half of them in Urdu, with every specialty, in all large cities', () => {
  expect(vets).toHaveLength(30);
  expect(vets.filter(({ bio }) => isUrdu(bio))).toHaveLength(15);
  expect(new Set(vets.map(({ specialty }) => specialty))).toEqual(new Set(specialties));
  const cities = new Set(vets.map(({ city }) => city));
  for (const city of ['Karachi', 'Lahore', 'Islamabad', 'Rawalpindi', 'Faisalabad', 'Multan', 'Peshawar', 'Quetta']) {
    expect(cities).toContain(city);
  }
});

test('each has an account of its own, one language, a known city, and texts that the API takes', () => {
  expect(new Set(vets.map((vet, index) => accountOfVet(vet, index).email)).size).toBe(30);
  expect(new Set(vets.map((vet, index) => parsePhone(accountOfVet(vet, index).phone))).size).toBe(30);
  for (const vet of vets) {
    expect(findCity(vet.city)?.en).toBe(vet.city);
    expect(new Set([vet.bio, vet.clinic, vet.address, vet.firstName, ...vet.services].map(isUrdu)).size).toBe(1);
    expect(vet.bio.length).toBeLessThanOrEqual(longestOfVet.bio);
    const form = vetForm(vet, '+923332002001', { portrait: Buffer.from('x'), clinic: [Buffer.from('y'), Buffer.from('z')] });
    expect([form.get('city'), form.has('image'), form.getAll('images').length]).toEqual([vet.city, true, 2]);
  }
});

test('slots begin tomorrow in Pakistan, at the six usual times, never on a Sunday, and fit into one call', () => {
  const slots = slotsFrom(new Date('2026-05-01T19:30:00Z'));
  expect(slots[0]).toEqual({ date: '2026-05-04', time: '09:00' });
  expect(slots.length).toBe(24 * 6);
  expect(slots.filter(({ date }) => new Date(date).getUTCDay() === 0)).toEqual([]);
});

test('some vets are shown before others, some are verified, and the papers of one wait', () => {
  expect(vets.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(4);
  expect(vets.filter(({ papers }) => papers === 'verified').length).toBeGreaterThanOrEqual(2);
  expect(vets.filter(({ papers }) => papers === 'waiting')).toHaveLength(1);
});
