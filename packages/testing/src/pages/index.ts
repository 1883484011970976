export { htmlOf, readServedPage, structuredIn, type ServedPage } from './served-html.ts';
