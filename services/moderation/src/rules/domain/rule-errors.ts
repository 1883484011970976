import { refusal } from '@paltu/kernel';

export const ruleNotFound = refusal('not-found', 'rule.not-found', 'There is no such rule');
