// refused by web-features-know-no-page
import { petsPage } from '../../../pages/pets-page.ts';
export const page = petsPage;
