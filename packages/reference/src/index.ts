export { ageInMonths } from './age-in-months.ts';
export { cities, cityName, findCity, type City } from './cities.ts';
export { foldText } from './fold-text.ts';
export { brokenRules, listingRules, ruleIds, type ListingRule, type RuleId } from './listing-rules.ts';
export { parsePhone } from './phone.ts';
export { wordsOf } from './words-of.ts';
export * from './pet-choices.ts';
export * from './listing-limits.ts';
