import type { User } from '../../../web/src/shared/api/types.ts';
import { refuse, success } from '../harness/answers.ts';
import type { Screen } from '../harness/open-screen.ts';
import { aPicture } from './a-picture.ts';
import { fillAccount, fillAddress, headingOfStep, nextStep } from './fill-registration.ts';
import { reachedMessageScreens } from './reached-message-screens.ts';
import { reachedPetScreens } from './reached-pet-screens.ts';
import type { ReachedScreen } from './reached-screen.ts';
import { reachedShopScreens } from './reached-shop-screens.ts';
import { reachedVetScreens } from './reached-vet-screens.ts';
import { askedForCode, aSecondFactor, tokenWithoutFactor } from './some-sessions.ts';
import { vetId } from './some-vets.ts';
import { userOf } from '../harness/people.ts';

const full = ['full'] as const;

const toAddress = async ({ page, words }: Screen): Promise<void> => {
  await fillAccount(page);
  await nextStep(page, words).click();
  await headingOfStep(page, words, 2).waitFor();
};

const toTerms = async (screen: Screen): Promise<void> => {
  const { page, words } = screen;
  await toAddress(screen);
  await fillAddress(page);
  await nextStep(page, words).click();
  await headingOfStep(page, words, 3).waitFor();
};

const askForLink = async ({ page, words }: Screen): Promise<void> => {
  await page.fill('#email', 'ayesha@example.com');
  await page.getByRole('button', { name: words('session:forgot.submit') }).click();
  await page.getByRole('heading', { level: 1, name: words('session:forgot.sent') }).waitFor();
};

const logInToDeactivated = async ({ page, words }: Screen): Promise<void> => {
  await page.fill('#email', 'ayesha@example.com');
  await page.fill('#password', 'Moti2026');
  await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words('session:deactivated.title') }).waitFor();
};

const logInWith = async ({ page, words }: Screen, heading: 'session:code.title' | 'second-factor:gate.title'): Promise<void> => {
  await page.fill('#email', 'ayesha@example.com');
  await page.fill('#password', 'Moti2026');
  await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words(heading) }).waitFor();
};

const beginSecondFactor = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('second-factor:turnOn') }).click();
  await page.getByRole('img', { name: words('second-factor:setup.qr') }).waitFor();
};

const confirmSecondFactor = async (screen: Screen): Promise<void> => {
  const { page, words } = screen;
  await beginSecondFactor(screen);
  await page.fill('#code', '123456');
  await page.getByRole('button', { name: words('second-factor:setup.submit') }).click();
  await page.getByRole('heading', { name: words('second-factor:codes.title') }).waitFor();
};

const turnOffSecondFactor = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('second-factor:turnOff') }).click();
  await page.getByText(words('second-factor:turnOffText')).waitFor();
};

const choosePicture = async ({ page, words }: Screen): Promise<void> => {
  await page.setInputFiles('input[type=file]', await aPicture());
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('session:picture.move') })
    .waitFor();
};

const askToDeactivate = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('session:deactivate.submit'), exact: true }).click();
  await page.getByRole('dialog').getByText(words('session:deactivate.consequence')).waitFor();
};

const askToHide = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('marks:act.hide') }).click();
  await page.getByRole('dialog').getByText(words('marks:ask.hide.text')).waitFor();
};

const saveAccount = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('textbox', { name: words('vendor-office:account.field.taxNumber') }).fill('1234567');
  await page.getByRole('button', { name: words('vendor-office:save') }).click();
  await page.getByRole('dialog', { name: words('session:again.title') }).waitFor();
};

const unlockWithoutPassword = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('verification:unlock.submit') }).click();
  await page.getByRole('alert').getByText(words('session:problem.passwordRequired')).waitFor();
};

const passwordNeeded = [{ path: 'password', code: 'email-token.password-required', msg: 'Please enter the password' }];

/** Steps, dialogs and answers of the screens: crawled as the screens of `site-screens.ts`. */
export const reachedScreens: readonly ReachedScreen[] = [
  { name: 'register, where one lives', path: '/register', as: 'visitor', states: full, reach: toAddress },
  { name: 'register, terms', path: '/register', as: 'visitor', states: full, reach: toTerms },
  {
    name: 'forgot password, sent',
    path: '/forgot-password',
    as: 'visitor',
    states: full,
    reach: askForLink,
    api: { 'POST /auth/forgot-password': success(null) },
  },
  {
    name: 'login to a deactivated account',
    path: '/login',
    as: 'visitor',
    states: full,
    reach: logInToDeactivated,
    api: { 'POST /auth/login': refuse(403, 'account.deactivated') },
    allowed: /403/,
  },
  {
    name: 'verified email, whose account?',
    path: '/verify-email?token=a-token',
    as: 'visitor',
    states: full,
    reach: unlockWithoutPassword,
    api: { 'POST /auth/verify-email': refuse(400, 'email-token.password-required', passwordNeeded) },
    allowed: /400/,
  },
  { name: 'profile, a picture is cut', path: '/profile', as: 'member', states: full, reach: choosePicture },
  {
    name: 'login, code of the second factor?',
    path: '/login',
    as: 'visitor',
    states: full,
    reach: (screen) => logInWith(screen, 'session:code.title'),
    api: { 'POST /auth/login': askedForCode },
  },
  {
    name: 'admin page, second factor first',
    path: '/login?next=admin-members',
    as: 'visitor',
    states: full,
    reach: (screen) => logInWith(screen, 'second-factor:gate.title'),
    api: {
      'POST /auth/login': { user: userOf('admin') as User, token: tokenWithoutFactor, refreshToken: 'a-refresh-token' },
      'GET /auth/second-factor': aSecondFactor({ isRequired: true }),
    },
  },
  { name: 'security, second factor begun', path: '/profile?tab=security', as: 'member', states: full, reach: beginSecondFactor },
  { name: 'security, recovery codes', path: '/profile?tab=security', as: 'member', states: full, reach: confirmSecondFactor },
  {
    name: 'security, second factor off?',
    path: '/profile?tab=security',
    as: 'member',
    states: full,
    reach: turnOffSecondFactor,
    api: { 'GET /auth/second-factor': aSecondFactor({ isOn: true, since: '2026-11-02T10:00:00.000Z', recoveryCodesLeft: 3 }) },
  },
  { name: 'vet to mark, hide?', path: `/admin-vet-${vetId(1)}`, as: 'admin', states: full, reach: askToHide },
  {
    name: 'account of a store, password?',
    path: '/vendor-dashboard?tab=account',
    as: 'member',
    states: full,
    reach: saveAccount,
    api: { 'PUT /stores/user/account': refuse(403, 'session.password-needed') },
    allowed: /403/,
  },
  { name: 'settings, deactivate?', path: '/profile?tab=settings', as: 'member', states: full, reach: askToDeactivate },
  ...reachedVetScreens,
  ...reachedShopScreens,
  ...reachedPetScreens,
  ...reachedMessageScreens,
];
