import type { ESLint } from 'eslint';
import { clockAsArgument } from './clock-as-argument.ts';
import { environmentInConfig } from './environment-in-config.ts';
import { getThrows } from './get-throws.ts';
import { importedNames } from './imported-names.ts';
import { noProductWords } from './no-product-words.ts';
import { plainWords } from './plain-words.ts';
import { publishByRelay } from './publish-by-relay.ts';
import { pureDomain } from './pure-domain.ts';
import { sliceLayout } from './slice-layout.ts';

/** The rules of this repository that no library has. */
export const paltuRules: ESLint.Plugin = {
  rules: {
    'clock-as-argument': clockAsArgument,
    'environment-in-config': environmentInConfig,
    'get-throws': getThrows,
    'imported-names': importedNames,
    'no-product-words': noProductWords,
    'plain-words': plainWords,
    'publish-by-relay': publishByRelay,
    'pure-domain': pureDomain,
    'slice-layout': sliceLayout,
  },
};
