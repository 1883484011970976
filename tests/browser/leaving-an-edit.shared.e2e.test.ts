import { expect, test } from '@jest/globals';
import { desk, phone, register } from './actors.ts';
import { listPet } from './listing-a-pet.ts';
import { productInBrowser } from './product-in-browser.ts';
import { wordsOf } from './words.ts';

const site = productInBrowser();

test.each([
  { language: 'en' as const, screen: desk },
  { language: 'ur' as const, screen: phone },
])(
  'what was typed into the edit form is not lost by Back or a link, unless the person confirms it ($language)',
  async ({ language, screen }) => {
    const words = wordsOf(language);
    const owner = await site.arrive(language, screen);
    const { page } = owner;
    await register(owner, site.address, words);
    const pet = { name: 'Moti', description: 'Sleeps through the night.' };
    await listPet(owner, site.address, words, { pet, look: async () => {} });

    const dialog = page.getByRole('dialog', { name: words('shell:leave.question') });
    const press = (name: string) =>
      dialog
        .getByRole('button', { name: words(name), exact: true })
        .last()
        .click();
    const edit = page.getByRole('link', { name: words('my-pets:card.edit') }).first();
    const cancel = page.getByRole('link', { name: words('shell:form.cancel'), exact: true });
    const color = page.locator('main [name="color"]');

    await edit.click();
    await color.waitFor();
    await cancel.click();
    await edit.click();
    await color.fill('Fawn');
    const address = page.url();
    await page.evaluate('history.back()');
    await press('shell:leave.stay');
    await dialog.waitFor({ state: 'detached' });
    expect([page.url(), await color.inputValue()]).toEqual([address, 'Fawn']);

    await cancel.click();
    await press('shell:leave.stay');
    await dialog.waitFor({ state: 'detached' });
    expect([page.url(), await color.inputValue()]).toEqual([address, 'Fawn']);

    await page.evaluate('history.back()');
    await press('shell:leave.leave');
    await edit.waitFor();
    expect(page.url()).not.toBe(address);

    await edit.click();
    expect(await color.inputValue()).toBe('Tan');
    await color.fill('Fawn');
    await page.getByRole('button', { name: words('my-pets:edit.save') }).click();
    await page.getByText(words('my-pets:edit.saved'), { exact: false }).first().waitFor();
    await edit.waitFor();
    expect(await dialog.count()).toBe(0);
  },
  120_000,
);
