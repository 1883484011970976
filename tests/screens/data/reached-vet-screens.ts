import { unavailable } from '../harness/answers.ts';
import type { Screen } from '../harness/open-screen.ts';
import type { ReachedScreen } from './reached-screen.ts';
import { aVisit, vetId } from './some-vets.ts';

const member = { as: 'member', states: ['full'] } as const;
const booking = { ...member, path: `/vet-${vetId(1)}-book` };
const times = { ...member, path: '/vet-profile-page?tab=slots' };
const daySheet = { ...member, path: '/vet-dashboard' };

const book = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('radio', { name: '11:00', exact: true }).check();
  await page.getByLabel(words('vets:book.petName')).fill('Sheru');
  await page.getByRole('radio', { name: words('vet:petType.dog'), exact: true }).check();
  await page.getByRole('radio', { name: words('vet:reason.checkup'), exact: true }).check();
  await page.getByRole('button', { name: words('vets:book.submit') }).click();
};

const toEndOfBooking =
  (end: 'done' | 'unsure') =>
  async (screen: Screen): Promise<void> => {
    await book(screen);
    await screen.page.getByRole('heading', { level: 1, name: screen.words(`vets:book.${end}.title`) }).waitFor();
  };

const askAboutTomorrow = async ({ page, words }: Screen, what: 'add' | 'repeat'): Promise<void> => {
  const tomorrow = page.locator('section[aria-labelledby^="day-"]').nth(1);
  await tomorrow.getByRole('button', { name: words(`vet-profile:slots.${what}`) }).click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
};

/** One of them lies on a time that is there already. */
const chooseTimes = async (screen: Screen): Promise<void> => {
  await askAboutTomorrow(screen, 'add');
  const dialog = screen.page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: '11:00' }).check();
  const ownTime = dialog.getByLabel(screen.words('vet-profile:slots.ownTime'));
  await ownTime.fill('10:15');
  await ownTime.press('Tab');
  await dialog.getByText(screen.words('vet-profile:slots.problem.overlaps', { time: '10:15', other: '10:00–10:30' })).waitFor();
};

const chooseToRepeat = (screen: Screen): Promise<void> => askAboutTomorrow(screen, 'repeat');

type Step = 'cancel' | 'completed' | 'no-show';

const askFor = async ({ page, words }: Screen, step: Step): Promise<void> => {
  const named = { name: words(`appointments:action.${step}`) };
  await page.getByRole('main').getByRole('button', named).first().click();
  await page.getByRole('dialog').getByRole('button', named).waitFor();
};

const ask =
  (step: Step) =>
  (screen: Screen): Promise<void> =>
    askFor(screen, step);

const askToRemoveReview = async ({ page, words }: Screen): Promise<void> => {
  const own = page.getByRole('region', { name: words('reviews:own.title') });
  await own.getByRole('button', { name: words('reviews:own.remove') }).click();
  await page.getByRole('dialog').getByText(words('reviews:own.removing.text')).waitFor();
};

const sendEmptyReview = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('reviews:own.write') }).click();
  await page.getByRole('button', { name: words('reviews:own.post') }).click();
  await page.getByRole('link', { name: words('reviews:vet.problem') }).waitFor();
};

/** Dialogs and answers of the screens about vets and appointments. */
export const reachedVetScreens: readonly ReachedScreen[] = [
  {
    ...{ ...booking, name: 'booking, booked', reach: toEndOfBooking('done') },
    api: { 'POST /vets/{id}/appointments': { appointment: aVisit(2) } },
  },
  {
    ...{ ...booking, name: 'booking, nobody knows', reach: toEndOfBooking('unsure') },
    api: { 'POST /vets/{id}/appointments': unavailable, 'GET /vets/user/appointments': unavailable },
    allowed: /503/,
  },
  { ...times, name: 'times of a vet, more of a day', reach: chooseTimes },
  { ...times, name: 'times of a vet, a day again', reach: chooseToRepeat },
  { ...member, name: 'appointments, cancel?', path: '/dashboard?tab=appointments', reach: ask('cancel') },
  { ...daySheet, name: 'vet dashboard, cancel?', reach: ask('cancel') },
  { ...daySheet, name: 'vet dashboard, completed?', reach: ask('completed') },
  { ...daySheet, name: 'vet dashboard, missed?', reach: ask('no-show') },
  { ...member, name: 'reviews of a vet, delete?', path: `/vet-${vetId(1)}-reviews`, reach: askToRemoveReview },
  { ...member, name: 'reviews of a vet, written', path: `/vet-${vetId(2)}-reviews`, reach: sendEmptyReview },
];
