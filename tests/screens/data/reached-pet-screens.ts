/// <reference lib="dom" />
import { refuse } from '../harness/answers.ts';
import type { Screen } from '../harness/open-screen.ts';
import { choose, fillAddPet, fillToPapers, fillToPhotos, sentAhead } from '../harness/write-listing.ts';
import { crashed, malformedPet } from './malformed-pet.ts';
import { ownPets } from './own-pets.ts';
import type { ReachedScreen } from './reached-screen.ts';
import { aSearch, pageOf, petId, somePets, someSuggestions, understoodSearch } from './some-pets.ts';

const full = ['full'] as const;
const member = { as: 'member', states: full } as const;
const add = '/dashboard?tab=pets&mode=add';
const edit = `/dashboard?tab=pets&mode=edit&id=${petId(1)}`;

const press = ({ page, words }: Screen, key: string, values = {}): Promise<void> =>
  page
    .getByRole('button', { name: words(key, values), exact: true })
    .first()
    .click();

const addPetTo = (step: 2 | 3 | 4) => async (screen: Screen) => {
  await fillAddPet(screen.page, screen.words, step);
  if (step < 4) return;
  await choose(screen.page, 2);
  await screen.settle();
};

const postPhotos = async ({ page, words, settle }: Screen): Promise<void> => {
  await fillToPhotos(page, words);
  await choose(page, 2);
  await settle();
};

const openViewer = async (screen: Screen): Promise<void> => {
  await press(screen, 'shell:gallery.enlarge');
  const name = somePets(1)[0]?.name ?? '';
  await screen.page.getByRole('dialog', { name: screen.words('shell:gallery.label', { name }) }).waitFor();
};

const openFilters = async (screen: Screen): Promise<void> => {
  await press(screen, 'shell:filters.open');
  await screen.page.getByRole('dialog', { name: screen.words('shell:filters.title') }).waitFor();
  await screen.settle();
};

const askToDelete = async (screen: Screen): Promise<void> => {
  await press(screen, 'my-pets:card.delete', { name: ownPets()[0]?.name ?? '' });
  await screen.page.getByRole('dialog').getByText(screen.words('my-pets:delete.text')).waitFor();
};

const listKeys = async ({ page, words }: Screen): Promise<void> => {
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: words('work:keys.title') }).waitFor();
};

const nameFilter = async (screen: Screen): Promise<void> => {
  await press(screen, 'work:saved.save');
  await screen.page.getByRole('dialog').getByLabel(screen.words('work:saved.name')).fill('کتے');
};

const saveFilter = async (screen: Screen): Promise<void> => {
  await nameFilter(screen);
  await screen.page.keyboard.press('Enter');
  await screen.page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** Until the draft is kept: the message about it would otherwise come while the screen is looked at. */
const changeColour = async ({ page, settle }: Screen): Promise<void> => {
  await page.fill('#color', 'Fawn');
  await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('Fawn'));
  await settle();
};

const leaveEdit = async (screen: Screen): Promise<void> => {
  const { page, words } = screen;
  await changeColour(screen);
  await page
    .getByRole('link', { name: words('my-pets:edit.back') })
    .first()
    .click();
  await page.getByRole('dialog').getByText(words('shell:leave.text')).waitFor();
};

const saveStale = async (screen: Screen): Promise<void> => {
  await changeColour(screen);
  await press(screen, 'my-pets:edit.save');
  await screen.page.getByRole('heading', { name: screen.words('my-pets:stale.title') }).waitFor();
};

const askWhyRejected = async (screen: Screen): Promise<void> => {
  const { page, words } = screen;
  await press(screen, 'moderation:panel.reject');
  await page.getByRole('dialog').getByLabel(words('moderation:reject.reason')).waitFor();
};

/** Opens what lies below one button of the header. */
const unfold = async ({ page }: Screen, name: string): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('banner').locator('[id] :is(a, button, input):visible').first().waitFor();
};

const suggesting = { 'GET /pets/suggestions': { suggestions: someSuggestions() } };

const typeSomething = async ({ page, settle }: Screen): Promise<void> => {
  await page.getByRole('combobox').first().pressSequentially('la');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await settle();
};

const openAccount = (screen: Screen) => unfold(screen, screen.words('shell:account.menu', { name: 'Ayesha' }));
const openTheme = (screen: Screen) => unfold(screen, screen.words('shell:theme.label'));
const openMenu = (screen: Screen) => unfold(screen, screen.words('shell:nav.menu'));

/** Steps, dialogs and answers of the screens of pets, and what opens in the frame of the site. */
export const reachedPetScreens: readonly ReachedScreen[] = [
  { ...member, name: 'add pet, health and home', path: add, reach: addPetTo(2) },
  { ...member, name: 'add pet, who it suits', path: add, reach: addPetTo(3) },
  { ...member, name: 'add pet, photos', path: add, reach: addPetTo(4), api: sentAhead },
  { ...member, name: 'add pet, a problem', path: add, reach: (screen) => press(screen, 'shell:form.next') },
  { ...member, name: 'post listing, details', path: '/post-listing', reach: ({ page, words }) => fillToPapers(page, words) },
  { ...member, name: 'post listing, photos', path: '/post-listing', reach: postPhotos, api: sentAhead },
  { name: 'pet, a photo over the window', path: `/pet-${petId(1)}`, as: 'visitor', states: full, reach: openViewer },
  { name: 'pets, filters', path: '/pets', as: 'visitor', states: full, reach: openFilters, width: 360 },
  {
    name: 'pets, understood',
    path: '/pets?search=persain%20billi%20in%20lahore',
    as: 'visitor',
    states: full,
    api: { 'GET /pets': { ...pageOf(somePets(3)), search: understoodSearch() } },
  },
  {
    name: 'pets, the nearest',
    path: '/pets?search=husky%20in%20gwadar',
    as: 'visitor',
    states: full,
    api: { 'GET /pets': { ...pageOf([]), search: aSearch({ alternatives: { search: 'husky', pets: somePets(2) } }) } },
  },
  { name: 'pets, suggestions', path: '/pets', as: 'visitor', states: full, reach: typeSomething, api: suggesting },
  { name: 'home, suggestions', path: '/', as: 'visitor', states: full, reach: typeSomething, api: suggesting },
  { ...member, name: 'my pets, delete?', path: '/dashboard?tab=pets', reach: askToDelete },
  { ...member, name: 'my pets, keys', path: '/dashboard?tab=pets', reach: listKeys, width: 1280 },
  { ...member, name: 'my pets, a filter saved', path: '/dashboard?tab=pets&species=Dog', reach: saveFilter },
  { ...member, name: 'my pets, filter to save', path: '/dashboard?tab=pets&species=Dog', reach: nameFilter },
  { ...member, name: 'edit pet, leave?', path: edit, reach: leaveEdit },
  {
    ...member,
    name: 'edit pet, saved elsewhere',
    path: edit,
    reach: saveStale,
    api: { 'PUT /pets/{id}': refuse(412, 'pet.stale') },
    allowed: /412/,
  },
  { name: 'admin, reject?', path: `/admin-dashboard?id=${petId(1)}`, as: 'admin', states: full, reach: askWhyRejected },
  { ...member, name: 'account menu', path: '/cart', reach: openAccount, width: 1280 },
  { name: 'theme menu', path: '/cart', as: 'visitor', states: full, reach: openTheme, width: 1280 },
  { name: 'menu of a phone', path: '/cart', as: 'visitor', states: full, reach: openMenu, width: 360 },
  { ...member, name: 'menu of a member on a phone', path: '/cart', reach: openMenu, width: 360 },
  {
    name: 'crash',
    path: `/pet-${petId(1)}`,
    as: 'visitor',
    states: full,
    api: malformedPet,
    allowed: crashed,
  },
];
