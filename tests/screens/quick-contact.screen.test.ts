/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { petId } from './data/some-pets.ts';
import { storeId } from './data/some-stores.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { vetId } from './data/some-vets.ts';
import { disconnected, refuse, unavailable, type StubRequest, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const asMember = (more: Stubs = {}) => ({ as: 'member', api: { ...usualAnswers('member'), ...more } }) as const;
const asVisitor = (more: Stubs = {}) => ({ as: 'visitor', api: { ...usualAnswers('visitor'), ...more } }) as const;
const phone = { language: 'ur', width: 360 } as const;
const pet = `/pet-${petId(9)}`;

const writes = ({ calls }: Screen) => calls.filter(({ name }) => name.startsWith('POST /messages/'));
const field = ({ page, words }: Screen, name: 'name' | 'email' | 'message') =>
  page.getByRole('dialog').getByLabel(words(`quick-contact:field.${name}`), { exact: true });
const openForm = async ({ page, words }: Screen, kind: 'pet' | 'store' | 'vet'): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: words(`quick-contact:action.${kind}`) })
    .last()
    .click();
const submit = async ({ page, words }: Screen): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: words('quick-contact:submit'), exact: true })
    .click();

test('a member writes to the owner of a pet without leaving its page, and is led to the conversation', async () => {
  await withScreen(pet, { ...asMember(), ...phone }, async (screen) => {
    const { page, words } = screen;
    await openForm(screen, 'pet');
    await field(screen, 'message').fill('کیا یہ ابھی مل سکتا ہے؟');
    await submit(screen);
    await page.getByText(words('quick-contact:sent.title')).waitFor();
    expect(writes(screen).map(({ name, body }) => [name, body])).toEqual([
      [`POST /messages/pets/${petId(9)}`, { message: 'کیا یہ ابھی مل سکتا ہے؟' }],
    ]);
    await page.getByRole('link', { name: words('quick-contact:sent.open') }).click();
    await page.waitForURL(/\/messages\?id=/);
  });
});

test('a visitor logs in to write about a pet, and comes back to the open dialog; closed, it stays so', async () => {
  await withScreen(pet, asVisitor(), async ({ page, words }) => {
    const way = page.getByRole('main').getByRole('link', { name: words('quick-contact:action.pet') });
    expect(await way.getAttribute('href')).toContain(encodeURIComponent(`pet-${petId(9)}?write=1`));
  });
  await withScreen(`${pet}?write=1`, { ...asMember(), ...phone }, async (screen) => {
    await field(screen, 'message').fill('کیا یہ ابھی مل سکتا ہے؟');
    await screen.page
      .getByRole('dialog')
      .getByRole('button', { name: screen.words('quick-contact:cancel') })
      .click();
    await screen.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(screen.page.url()).search).toBe('');
    // The bar of a phone opens it too; what was typed is still there.
    await openForm(screen, 'pet');
    expect(await field(screen, 'message').inputValue()).toBe('کیا یہ ابھی مل سکتا ہے؟');
  });
});

test('a visitor writes to a store with a name and an address, each of which is asked for, and learns where the answer goes', async () => {
  await withScreen(`/store-${storeId(1)}`, { ...asVisitor(), ...phone }, async (screen) => {
    const { page, words } = screen;
    await openForm(screen, 'store');
    await submit(screen);
    for (const name of ['name', 'email', 'message'] as const)
      await page.getByRole('link', { name: words(`quick-contact:problem.${name}`) }).waitFor();
    await field(screen, 'name').fill('عائشہ');
    await field(screen, 'email').fill('ayesha@example.com');
    await field(screen, 'message').fill('Do you deliver to Multan?');
    await submit(screen);
    await page.getByText('ayesha@example.com', { exact: true }).waitFor();
    expect(writes(screen).map(({ body }) => body)).toEqual([
      {
        ...{ name: 'عائشہ', email: 'ayesha@example.com', phone: '', message: 'Do you deliver to Multan?', website: '' },
        elapsedMs: expect.any(Number),
      },
    ]);
  });
});

test('a member writes to a vet with the message alone, once, although the first answer is lost', async () => {
  const write = 'POST /messages/vets/{id}' as const;
  const answers = usualAnswers('member')[write];
  const usual = (request: StubRequest) => (typeof answers === 'function' ? answers(request) : disconnected);
  const api = asMember({ [write]: (request: StubRequest) => (request.attempt === 0 ? disconnected : usual(request)) });
  await withScreen(`/vet-${vetId(1)}`, { ...api, allowed: /ERR_|Failed to load/ }, async (screen) => {
    await openForm(screen, 'vet');
    await field(screen, 'message').fill('Do you treat parrots?');
    await submit(screen);
    await screen.page.getByText(screen.words('quick-contact:sent.title')).waitFor();
    const [first, second] = writes(screen);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(first?.body).toEqual({ message: 'Do you treat parrots?' });
  });
});

test('when nobody answers, what a visitor wrote stays, and is sent again with its key', async () => {
  const api = asVisitor({ 'POST /messages/stores/{id}': unavailable });
  await withScreen(`/store-${storeId(1)}`, { ...api, allowed: /503/ }, async (screen) => {
    const { page, words, restub } = screen;
    await openForm(screen, 'store');
    await field(screen, 'name').fill('Ayesha');
    await field(screen, 'email').fill('ayesha@example.com');
    await field(screen, 'message').fill('Salam');
    await submit(screen);
    await page.getByText(words('quick-contact:unsure')).waitFor();
    expect(await field(screen, 'message').inputValue()).toBe('Salam');
    restub(usualAnswers('visitor'));
    await submit(screen);
    await page.getByText(words('quick-contact:sent.title')).waitFor();
    expect(new Set(writes(screen).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});

test('a refusal is explained where it was written', async () => {
  const api = asMember({ 'POST /messages/pets/{id}': refuse(403, 'conversation.blocked') });
  await withScreen(pet, { ...api, allowed: /403/ }, async (screen) => {
    await openForm(screen, 'pet');
    await field(screen, 'message').fill('Salam');
    await submit(screen);
    await screen.page.getByRole('dialog').getByText(screen.words('errors:conversation.blocked')).waitFor();
  });
});

test('nobody writes to themselves', async () => {
  await withScreen(`/pet-${petId(1)}`, asMember(), async ({ page, words }) => {
    await page.getByRole('heading', { level: 1, name: 'Sheru' }).waitFor();
    expect(await page.getByRole('button', { name: words('quick-contact:action.pet') }).count()).toBe(0);
  });
});
