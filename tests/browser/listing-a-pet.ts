import type { Person } from './actors.ts';
import { chooseOption } from './choose-option.ts';
import type { Look } from './look-at.ts';
import { threePhotos } from './photos.ts';
import { untilShown } from './until-shown.ts';
import type { Words } from './words.ts';

export interface PetWords {
  readonly name: string;
  readonly description: string;
}

const field = (name: string): string => `main [name="${name}"]`;
/** An option of a group of a form of listings. */
export const choice = (group: string, value: string): string => `fieldset[id$="${group}"] input[value="${value}"]`;

const fillBasics = async ({ page }: Person, pet: PetWords): Promise<void> => {
  await page.fill(field('name'), pet.name);
  await page.check(choice('species', 'Dog'), { force: true });
  await page.fill(field('breed'), 'Desi mix');
  await page.fill(field('age'), '2 years');
  await page.check(choice('gender', 'Male'), { force: true });
  await page.check(choice('size', 'Medium'), { force: true });
  await page.fill(field('color'), 'Tan');
  await page.fill(field('weight'), '18 kg');
  await page.fill(field('description'), pet.description);
};

/** Lists a pet with three photos through the four steps of the wizard; ends in My Pets. */
export const listPet = async (person: Person, address: string, words: Words, options: { pet: PetWords; look: Look }): Promise<void> => {
  const { page } = person;
  const { pet, look } = options;
  const next = () => page.getByRole('button', { name: words('shell:form.next') }).click();
  await page.goto(`${address}/dashboard?tab=pets&mode=add`);
  await next();
  await page.getByRole('alert').getByText(words('pet-form:problem.name')).waitFor();
  await look('wizard, first step refused');
  await fillBasics(person, pet);
  await next();
  await chooseOption(page, words('pet:field.location'), /^(Lahore|لاہور)$/);
  await look('wizard, second step');
  await next();
  await look('wizard, third step');
  await next();
  await page.locator('input[type="file"]').setInputFiles(await threePhotos());
  await page.getByText(words('fields:photos.main'), { exact: true }).waitFor();
  await page
    .getByRole('button', { name: words('fields:photos.makeMain') })
    .nth(1)
    .waitFor();
  await look('wizard, photos');
  await page.getByRole('button', { name: words('my-pets:add.create') }).click();
  await page.getByText(words('my-pets:add.created')).waitFor();
  await page.waitForURL((url) => !url.search.includes('mode=add'));
};

/** Opens My Pets, reads why the listing was sent back, and saves a better description. */
export const mendPet = async (
  { page }: Person,
  address: string,
  words: Words,
  options: { reason: string; description: string; look: Look },
): Promise<void> => {
  await untilShown(`${address}/dashboard?tab=pets`, page.getByText(options.reason));
  await options.look('my pets, sent back');
  await page.getByRole('link', { name: words('my-pets:card.fix') }).click();
  await page.getByText(options.reason).waitFor();
  await page.fill(field('description'), options.description);
  await options.look('edit');
  await page.getByRole('button', { name: words('my-pets:edit.save') }).click();
  await page.getByText(words('my-pets:edit.savedInReview')).waitFor();
};
