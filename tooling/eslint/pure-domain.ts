import type { Rule } from 'eslint';
import { globalReferences } from './global-references.ts';

const ambient = ['process', 'crypto', 'fetch', 'console', 'globalThis', 'navigator', 'WebSocket', 'BroadcastChannel'];

/** What a domain function answers follows from its arguments alone: no randomness, no process, no network, no console. */
export const pureDomain: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { impure: 'A domain function is given everything as an argument: {{ name }} is something from outside.' },
  },
  create: (context) => ({
    'Program:exit': () => {
      for (const { node, name, property } of globalReferences(context, ['Math', ...ambient])) {
        if (name === 'Math' && property !== undefined && property !== 'random') continue;
        context.report({ node, messageId: 'impure', data: { name: property === undefined ? name : `${name}.${property}` } });
      }
    },
  }),
};
