/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aRequest, requestId } from './data/some-requests.ts';
import { someOwner } from './data/some-reviews.ts';
import { petId, somePets } from './data/some-pets.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Stubs } from './harness/answers.ts';
import type { Viewer } from './harness/people.ts';
import { withScreen } from './harness/with-screen.ts';

const address = '/media/auth/0199a3f0-0000-7000-9000-000000000001';
const profileImage = {
  ...{ id: '0199a3f0-0000-7000-9000-000000000001', url: `${address}/800.webp`, width: 640, height: 480 },
  urls: { '320': `${address}/320.webp`, '800': `${address}/800.webp`, '1600': `${address}/1600.webp` },
};

interface Place {
  readonly where: string;
  readonly path: string;
  readonly as: Viewer;
  /** What the calls answer when the member has a picture, or none. */
  readonly answers: (picture: typeof profileImage | null) => Stubs;
}

const places: readonly Place[] = [
  {
    ...{ where: 'the owner, on the page of a pet', path: `/pet-${petId(1)}`, as: 'visitor' },
    answers: (picture) => {
      const pet = somePets(1)[0]!;
      return { 'GET /pets/{id}': { pet: { ...pet, owner: { ...pet.owner, profileImage: picture } } } };
    },
  },
  {
    ...{ where: 'the owner, beside a review', path: `/admin-dashboard?id=${petId(1)}`, as: 'admin' },
    answers: (picture) => ({ 'GET /admin/pets/{id}/owner': { owner: { ...someOwner(), profileImage: picture } } }),
  },
  {
    ...{ where: 'who asks, beside the request', path: `/dashboard?tab=requests&id=${requestId(1)}`, as: 'member' },
    answers: (picture) => ({ 'GET /adoption/requests/{id}': { adoptionRequest: aRequest({ requester: { profileImage: picture } }) } }),
  },
];

test.each(places)('$where: a round picture where there is one, else the first letter', async ({ path, as, answers }) => {
  for (const picture of [profileImage, null])
    await withScreen(path, { api: { ...usualAnswers(as), ...answers(picture) }, as, width: 360 }, async ({ page }) => {
      const shown = page.locator(`main img[src="${profileImage.urls['320']}"]`);
      expect(await shown.count()).toBe(picture === null ? 0 : 1);
      if (picture === null) return;
      const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 1 };
      const [natural, radius] = await shown.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        getComputedStyle(image).borderRadius,
      ]);
      expect([width, natural, radius]).toEqual([height, expect.any(Number), '50%']);
      expect(natural).toBeGreaterThan(0);
    });
});
