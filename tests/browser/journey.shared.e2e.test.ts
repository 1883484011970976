import { describe, expect, test } from '@jest/globals';
import { callsTo } from '../product/calls.ts';
import { clearQueue } from '../product/listings.ts';
import { newAdmin } from '../product/members.ts';
import { profileOfRun } from '../product/profile.ts';
import { desk, logIn, phone, register, type Person } from './actors.ts';
import { listPet, mendPet } from './listing-a-pet.ts';
import { lookAt, type Look } from './look-at.ts';
import { productInBrowser } from './product-in-browser.ts';
import { approve, reject } from './reviewing.ts';
import { untilShown } from './until-shown.ts';
import { wordsOf } from './words.ts';

const limitMs = 240_000;

const site = productInBrowser();

const visit = async (visitor: Person, path: string, name: string, look: Look): Promise<void> => {
  await visitor.page.goto(`${site.address}${path}`, { waitUntil: 'networkidle' });
  await look(name);
};

const journeys = [
  { language: 'en' as const, name: 'Sheru', screen: desk, other: phone },
  { language: 'ur' as const, name: 'شیرو', screen: phone, other: desk },
];

// What differs between the profiles knows no language: once is enough on the engines of the cluster.
describe.each(profileOfRun() === 'cluster' ? journeys.slice(1) : journeys)(
  'a listing travels from its owner through review to every visitor ($language)',
  ({ language, name, screen, other }) => {
    const words = wordsOf(language);
    const pet = { name: `${name} ${language}`, description: 'He walks well on a lead and sleeps through the night.' };
    const better = 'He walks well on a lead, sleeps through the night and knows his name.';
    const reason = 'Please add whether he knows his name.';
    const found: string[] = [];

    test(
      'register, add with three photos, reject, edit, approve, found by a visitor in another browser',
      async () => {
        const member = await newAdmin(site.product);
        await clearQueue(callsTo(site.address), member);
        const owner = await site.arrive(language, screen);
        const ownerLook = lookAt(owner, language, found);
        await visit(owner, '/register', 'register', ownerLook);
        await register(owner, site.address, words);
        await listPet(owner, site.address, words, { pet, look: ownerLook });

        const admin = await site.arrive(language, desk);
        const adminLook = lookAt(admin, language, found);
        await visit(admin, '/login', 'login', adminLook);
        await logIn(admin, site.address, words, member);
        await reject(admin, site.address, words, { name: pet.name, reason, look: adminLook });

        await mendPet(owner, site.address, words, { reason, description: better, look: ownerLook });
        await approve(admin, site.address, words, { name: pet.name, reason, look: adminLook });

        const visitor = await site.arrive(language, other);
        const visitorLook = lookAt(visitor, language, found);
        await untilShown(`${site.address}/pets`, visitor.page.getByRole('link', { name: pet.name }));
        await visitorLook('list');
        await visitor.page.getByRole('link', { name: pet.name }).first().click();
        await visitor.page.getByText(better).waitFor();
        expect(await visitor.page.locator('main img[src*="/media/pets/"]').count()).toBeGreaterThanOrEqual(3);
        await visitorLook('pet');
        await visit(visitor, '/', 'home', visitorLook);
        await visit(visitor, '/no-such-page', 'not found', visitorLook);
        await visit(visitor, '/admin-dashboard', 'admin page for a visitor', visitorLook);

        // A dialog of antd tries to lock scrolling by a style element, which the policy blocks; nothing else may be blocked.
        const adminFaults = admin.faults.filter((fault) => !fault.startsWith('Applying inline style'));
        expect([...owner.faults, ...adminFaults, ...visitor.faults]).toEqual([]);
        await Promise.all([owner, admin, visitor].map(({ context }) => context.close()));
      },
      limitMs,
    );

    if (profileOfRun() === 'single') {
      test('axe finds nothing serious or critical, and nothing is too wide, on any screen of the journey', () => {
        expect(found).toEqual([]);
      });
    }
  },
);
