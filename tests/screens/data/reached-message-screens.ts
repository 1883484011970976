import { unavailable } from '../harness/answers.ts';
import type { Screen } from '../harness/open-screen.ts';
import { openPushableBrowser } from './pushable-browser.ts';
import type { ReachedScreen } from './reached-screen.ts';
import { caseId } from './some-cases.ts';
import { conversationId } from './some-conversations.ts';
import { petId } from './some-pets.ts';
import { requestId } from './some-requests.ts';
import { storeId } from './some-stores.ts';

const member = { as: 'member', states: ['full'] } as const;
const conversation = { ...member, path: `/messages?id=${conversationId(1)}` };
const reports = { as: 'admin', states: ['full'], path: '/admin-reports' } as const;
const conduct = { as: 'admin', states: ['full'], path: `/admin-conduct-${caseId(1)}` } as const;
const petOfAnother = { ...member, path: `/pet-${petId(9)}` };
const store = { as: 'visitor', states: ['full'], path: `/store-${storeId(1)}` } as const;

/** The owner of a pet opens the form for who asks for it. */
const writeToRequester = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(words('adoption-requests:contact.write', { name: '.*' })) }).click();
  await page.getByRole('dialog').getByText(words('adoption-requests:write.text')).waitFor();
};

/** Opens the form on the page of a thing. */
const writeAbout =
  (kind: 'pet' | 'store' | 'vet') =>
  async ({ page, words }: Screen): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('button', { name: words(`quick-contact:action.${kind}`) })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel(words('quick-contact:field.message'), { exact: true }).waitFor();
  };

const submit = async ({ page, words }: Screen): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('quick-contact:submit'), exact: true })
    .click();
};

const sendToPet = async (screen: Screen): Promise<void> => {
  const { page, words } = screen;
  await writeAbout('pet')(screen);
  await page.getByRole('dialog').getByLabel(words('quick-contact:field.message'), { exact: true }).fill('Salam!');
  await submit(screen);
  await page.getByText(words('quick-contact:sent.title')).waitFor();
};

const sendEmpty = async (screen: Screen): Promise<void> => {
  await writeAbout('store')(screen);
  await submit(screen);
  await screen.page.getByRole('link', { name: screen.words('quick-contact:problem.email') }).waitFor();
};

const ask =
  (act: 'share' | 'block' | 'report') =>
  async ({ page, words }: Screen): Promise<void> => {
    await page.getByRole('button', { name: words(`messages:${act}.action`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(`messages:${act}.confirm`), exact: true })
      .waitFor();
  };

const sendInVain = async ({ page, words }: Screen): Promise<void> => {
  await page.getByLabel(words('messages:composer.label'), { exact: true }).fill('Salam! We would come on Saturday. '.repeat(13));
  await page.getByRole('button', { name: words('messages:composer.send') }).click();
  await page.getByText(words('messages:composer.unsure')).waitFor();
};

const askAdmin =
  (act: 'dismissed' | 'warned' | 'stopped') =>
  async ({ page, words }: Screen): Promise<void> => {
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: words(`conversation-reports:ask.${act}.open`) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(`conversation-reports:ask.${act}.submit`), exact: true })
      .waitFor();
  };

const openReport = async ({ page, words }: Screen): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: words('shell:report.action') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('reports:reason.other') })
    .waitFor();
};

const askCase =
  (act: 'uphold' | 'dismiss') =>
  async ({ page, words }: Screen): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('button', { name: words(`conduct:act.${act}`), exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(`conduct:act.${act}`), exact: true })
      .waitFor();
  };

const askAboutMoney = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('reports:money.action') }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

const askToSave = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('pets:saved.save') }).click();
  await page.getByRole('dialog').getByLabel(words('pets:saved.name')).waitFor();
};

const askAboutPush = async (screen: Screen): Promise<void> => {
  const browser = await openPushableBrowser(screen);
  await browser.getByRole('button', { name: screen.words('notifications:settings.browser.turnOn') }).focus();
};

const turnOnPush = async (screen: Screen): Promise<void> => {
  const { words } = screen;
  const browser = await openPushableBrowser(screen);
  await browser.getByRole('button', { name: words('notifications:settings.browser.turnOn') }).click();
  await browser.getByText(words('notifications:settings.browser.on')).waitFor();
};

const pushing = {
  ...{ ...member, path: '/notifications?tab=settings' },
  api: { 'GET /notifications/push': { push: { publicKey: 'BMvZ' } } },
};

/** Dialogs and answers of the screens on which people write to each other. */
export const reachedMessageScreens: readonly ReachedScreen[] = [
  { ...petOfAnother, name: 'pet, message to its owner', reach: writeAbout('pet') },
  { ...petOfAnother, name: 'pet, message sent', reach: sendToPet },
  {
    ...{ ...member, path: `/dashboard?tab=requests&id=${requestId(1)}` },
    ...{ name: 'adoption request, message to who asks', reach: writeToRequester },
  },
  { ...store, name: 'store, message of a visitor', reach: writeAbout('store') },
  { ...store, name: 'store, message refused', reach: sendEmpty },
  { ...petOfAnother, name: 'pet, to report', reach: openReport },
  { ...conduct, name: 'case, to uphold', reach: askCase('uphold') },
  { ...conduct, name: 'case, to dismiss', reach: askCase('dismiss') },
  { ...conversation, name: 'conversation, money asked', reach: askAboutMoney },
  { ...reports, name: 'report, to dismiss', reach: askAdmin('dismissed') },
  { ...reports, name: 'report, to warn', reach: askAdmin('warned') },
  { ...reports, name: 'report, to stop', reach: askAdmin('stopped') },
  { ...member, path: '/pets?species=Dog&search=labrador', name: 'pets, search to save, asked', reach: askToSave },
  { ...pushing, name: 'notification settings, browser to ask', reach: askAboutPush },
  { ...pushing, name: 'notification settings, browser that shows', reach: turnOnPush },
  { ...conversation, name: 'conversation, number to share', reach: ask('share') },
  { ...conversation, name: 'conversation, member to block', reach: ask('block') },
  { ...conversation, name: 'conversation, to report', reach: ask('report') },
  {
    ...{ ...conversation, name: 'conversation, nobody knows', reach: sendInVain },
    api: { 'POST /messages/conversations/{id}/messages': unavailable },
    allowed: /503/,
  },
];
