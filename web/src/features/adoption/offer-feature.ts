export { RequestAction } from './offer/request-action.tsx';
