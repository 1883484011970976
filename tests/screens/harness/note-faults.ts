import type { Page } from 'playwright-core';

/** The browser logs each answer of 400 and more, and each broken connection, which tests cause on purpose. */
const caused = /Failed to load resource|net::ERR_/;

/** Collects what goes wrong in a page: errors thrown, errors on the console, violations of the content security policy. */
export const noteFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !caused.test(text)) faults.push(`console: ${text}`);
  });
  return faults;
};
