/// <reference lib="dom" />
import type { Locator } from 'playwright-core';
import type { Screen } from '../harness/open-screen.ts';

/** A browser that can be pushed to, whose person allows it when asked; how often that was is `askedForPush`. */
const canBePushedTo = (): void => {
  const state = window as Window & { askedForPush?: number; isSubscribed?: boolean };
  let permission: NotificationPermission = 'default';
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    toJSON: () => ({ endpoint: subscription.endpoint, expirationTime: null, keys }),
    unsubscribe: async () => !(state.isSubscribed = false),
  };
  const subscribe = async () => {
    state.isSubscribed = true;
    return subscription;
  };
  const registration = { pushManager: { getSubscription: async () => (state.isSubscribed === true ? subscription : null), subscribe } };
  const give = async () => registration;
  // A tab serves several tests, and keeps what each has it run.
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: give, register: give, ready: Promise.resolve(registration) },
  });
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission });
  Notification.requestPermission = async () => {
    state.askedForPush = (state.askedForPush ?? 0) + 1;
    permission = 'granted';
    return permission;
  };
};

/** Opens the settings anew in such a browser; answers what they show of it. */
export const openPushableBrowser = async ({ page, words }: Pick<Screen, 'page' | 'words'>): Promise<Locator> => {
  await page.addInitScript(canBePushedTo);
  await page.reload();
  const browser = page.getByRole('region', { name: words('notifications:settings.browser.title') });
  await browser.getByText(words('notifications:settings.browser.off')).waitFor();
  return browser;
};
