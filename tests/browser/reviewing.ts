import type { Person } from './actors.ts';
import type { Look } from './look-at.ts';
import { untilShown } from './until-shown.ts';
import type { Words } from './words.ts';

const open = async ({ page }: Person, address: string, name: string): Promise<void> => {
  const link = page.getByRole('link', { name, exact: true });
  await untilShown(`${address}/admin-dashboard`, link);
  await link.click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
};

/** Rejects the listing with a reason; Reject is disabled until there is one. */
export const reject = async (
  admin: Person,
  address: string,
  words: Words,
  options: { name: string; reason: string; look: Look },
): Promise<void> => {
  const { page } = admin;
  await open(admin, address, options.name);
  await options.look('review, new');
  await page.getByRole('button', { name: words('moderation:panel.reject'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: words('moderation:panel.reject'), exact: true });
  if (await confirm.isEnabled()) throw new Error('a listing could be rejected without a reason');
  await dialog.getByLabel(words('moderation:reject.reason')).fill(options.reason);
  await options.look('review, reason');
  await confirm.click();
  await page.getByText(words('moderation:decision.rejected', { name: options.name })).waitFor();
};

/** Approves the listing after a look at what changed since it was sent back. */
export const approve = async (
  admin: Person,
  address: string,
  words: Words,
  options: { name: string; reason: string; look: Look },
): Promise<void> => {
  const { page } = admin;
  await open(admin, address, options.name);
  await page.getByText(options.reason).first().waitFor();
  await page.locator('ins').first().waitFor();
  await options.look('review, resubmitted');
  await page.getByRole('button', { name: words('moderation:panel.approve'), exact: true }).click();
  await page.getByText(words('moderation:decision.approved', { name: options.name })).waitFor();
};
