import { expect, test } from '@jest/globals';
import { visitorTypes, visitReasons } from '@paltu/reference';
import { members } from './members.ts';
import { demoVets } from './vets.ts';
import { demoVisits } from './visits.ts';

test('each visit has a member, a vet of its own in the same city, and a review that the API takes', () => {
  expect(new Set(demoVisits.map(({ vet }) => vet)).size).toBe(demoVisits.length);
  for (const { guest, vet, petType, reason, rating, comment, petName } of demoVisits) {
    const [member, visited] = [members.find(({ key }) => key === guest), demoVets().find(({ key }) => key === vet)];
    expect([vet, visited?.city]).toEqual([vet, member?.city]);
    expect(visitorTypes).toContain(petType);
    expect(visitReasons).toContain(reason);
    expect([1, 2, 3, 4, 5]).toContain(rating);
    expect([...comment].length).toBeLessThanOrEqual(500);
    expect(petName.length).toBeLessThanOrEqual(60);
  }
});

test('home has three testimonials, in both languages', () => {
  const praise = demoVisits.filter(({ rating }) => rating === 5).slice(-3);
  expect(praise).toHaveLength(3);
  expect(new Set(praise.map(({ comment }) => /[\u0600-\u06ff]/.test(comment)))).toEqual(new Set([true, false]));
});
