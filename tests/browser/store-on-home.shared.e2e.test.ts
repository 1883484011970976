import { describe, expect, test } from '@jest/globals';
import { newAdmin, newMember } from '../product/members.ts';
import { tierOfRun } from '../runner/tier.ts';
import { desk, logIn, phone } from './actors.ts';
import { lookAt } from './look-at.ts';
import { listProduct, openStore } from './opening-a-store.ts';
import { productInBrowser } from './product-in-browser.ts';
import { slowDown } from './slow-connection.ts';
import { untilShown } from './until-shown.ts';
import { wordsOf } from './words.ts';

const site = productInBrowser();

const journeys = [
  { language: 'en', goods: { name: 'Chicken biscuits', description: 'Baked, for cats of every age.' }, misspelt: 'biscits' },
  { language: 'ur', goods: { name: 'مچھلی کے بسکٹ', description: 'ہر عمر کی بلیوں کے لیے۔' }, misspelt: 'بسکت' },
] as const;

// Before the last tier one language is enough: only the search knows which it is, and the judged searches cover it.
describe.each(tierOfRun() === 'all' ? journeys : journeys.slice(1))(
  'a product of a new store comes to home ($language)',
  ({ language, goods, misspelt }) => {
    const words = wordsOf(language);
    const found: string[] = [];

    test('opened, listed with photos on a slow phone, found with a typing error, featured by an admin, shown on home', async () => {
      const owner = await site.arrive(language, phone);
      await logIn(owner, site.address, words, await newMember(site.address, 'Nida'));
      const scene = { address: site.address, words, look: lookAt(owner, language, found) };
      await openStore(owner, scene, `Shop of ${goods.name}`);
      await slowDown(owner);
      await listProduct(owner, scene, goods);

      const visitor = await site.arrive(language, phone);
      const look = lookAt(visitor, language, found);
      const product = visitor.page.getByRole('link', { name: goods.name, exact: true });
      await untilShown(`${site.address}/accessories?search=${encodeURIComponent(misspelt)}`, product);
      await look('product found');

      const admin = await site.arrive(language, desk);
      await logIn(admin, site.address, words, await newAdmin(site.product));
      const feature = admin.page.getByRole('button', { name: `${words('marks:act.feature')} ${goods.name}` });
      await untilShown(`${site.address}/admin-accessories?search=${encodeURIComponent(goods.name)}`, feature);
      await feature.click();
      await admin.page.getByText(words('marks:outcome.featured', { name: goods.name })).waitFor();

      await untilShown(`${site.address}/`, product, visitor.page.getByRole('heading', { name: words('home:checked.title') }));
      await look('home with a featured product');
      const people = [owner, visitor, admin];
      expect(people.flatMap(({ faults }) => faults)).toEqual([]);
      await Promise.all(people.map(({ context }) => context.close()));
    }, 240_000);

    test('axe finds nothing serious or critical, and nothing is too wide, on any screen of it', () => {
      expect(found).toEqual([]);
    });
  },
);
