export { askStores } from './list/ask-stores.ts';
