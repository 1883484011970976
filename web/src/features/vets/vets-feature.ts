export { vetsHead } from './vets-head.ts';
