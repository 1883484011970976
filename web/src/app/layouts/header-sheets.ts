/** What opens below the buttons of the header: nobody sees it on the first page, so it comes after it. */
export { AccountEntries } from './account-entries.tsx';
export { MenuEntries } from './menu-entries.tsx';
export { SearchForm } from './search-form.tsx';
export { ThemeChoices } from './theme-choices.tsx';
