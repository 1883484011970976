export { AnswerFigures } from './offer/answer-figures.tsx';
export { RequestAction } from './offer/request-action.tsx';
