import { expect, test } from '@jest/globals';
import { askForPassword, hostPasswordDialog } from './password-requests.ts';

test('calls that need the password at the same time share one dialog, and the next gets one of its own', async () => {
  const answers: ((isGiven: boolean) => void)[] = [];
  const leave = hostPasswordDialog(() => new Promise((resolve) => answers.push(resolve)));
  const both = [askForPassword(), askForPassword()];
  answers[0]?.(true);
  expect([await Promise.all(both), answers.length]).toEqual([[true, true], 1]);
  const next = askForPassword();
  answers[1]?.(false);
  expect(await next).toBe(false);
  leave();
});

test('where no dialog can be shown nothing was given', async () => {
  expect(await askForPassword()).toBe(false);
  const leave = hostPasswordDialog(() => Promise.reject(new Error('its code did not come')));
  expect(await askForPassword()).toBe(false);
  leave();
});
