import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { aPhone, type Member } from '../product/members.ts';
import type { Language, Words } from './words.ts';

export const password = 'Sheru2026pk';

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const desk: Screen = { width: 1280, height: 900 };
export const phone: Screen = { width: 360, height: 740 };

/** A browser of somebody's own, in a language, and what goes wrong in it. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that pages threw, and violations of the content security policy. */
  readonly faults: string[];
}

const harmless = /scroll-lock|Failed to load resource/;

/** Opens a browser context; nothing of another person's is in it. */
export const arrive = async (browser: Browser, address: string, language: Language, screen: Screen): Promise<Person> => {
  const context = await browser.newContext({ viewport: screen, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'lang', value: language, url: address }]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !harmless.test(message.text())) faults.push(message.text());
  });
  page.setDefaultTimeout(60_000);
  await page.goto(`${address}/`);
  return { page, context, faults };
};

/** Keeps no call open in this browser, as where there is no stream of news: for a journey that waits until nothing is under way. */
export const withoutNews = async (person: Person): Promise<Person> => {
  await person.context.route('**/api/v1/messages/stream', (route) => route.abort());
  return person;
};

/** Fills the three steps of the registration and sends them. */
export const fillRegistration = async ({ page }: Person, words: Words): Promise<string> => {
  const email = `ayesha-${randomUUID()}@paltu.example`;
  const next = () => page.getByRole('button', { name: words('session:register.next'), exact: true }).click();
  await page.fill('#firstName', 'عائشہ');
  await page.fill('#lastName', 'Khan');
  await page.fill('#email', email);
  await page.fill('#phone', aPhone());
  await page.fill('#password', password);
  await page.fill('#confirmPassword', password);
  await next();
  await page.selectOption('#city', 'Lahore');
  await page.fill('#address', '12 Canal Road');
  await next();
  await page.getByLabel(words('session:register.agreeTerms')).check();
  await page.getByLabel(words('session:register.agreePrivacy')).check();
  await page.getByRole('button', { name: words('session:register.submit') }).click();
  return email;
};

/** Registers and ends logged in, on the dashboard. */
export const register = async (person: Person, address: string, words: Words): Promise<string> => {
  await person.page.goto(`${address}/register`);
  const email = await fillRegistration(person, words);
  await person.page.waitForURL(/\/dashboard/);
  return email;
};

/** Logs in on the login page and ends on the dashboard. */
export const logIn = async ({ page }: Person, address: string, words: Words, member: Pick<Member, 'email' | 'password'>): Promise<void> => {
  await page.goto(`${address}/login`);
  await page.fill('#email', member.email);
  await page.fill('#password', member.password);
  await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login') && !url.pathname.startsWith('/register'));
};
