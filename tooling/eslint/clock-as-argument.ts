import type { Rule } from 'eslint';
import { globalReferences, type GlobalReference } from './global-references.ts';

const timers = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];

/** `new Date(instant)` and `Date.UTC(…)` only turn one value into another. */
const readsTheClock = ({ name, node, property }: GlobalReference): boolean => {
  if (name !== 'Date') return true;
  if (property !== undefined) return property === 'now';
  return !(node.parent.type === 'NewExpression' && node.parent.callee === node && node.parent.arguments.length > 0);
};

/** A test must be able to choose the time at which a rule is applied. */
export const clockAsArgument: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { clock: 'The time is an argument here: take the instant, or a Clock, from the caller.' },
  },
  create: (context) => ({
    'Program:exit': () => {
      for (const reference of globalReferences(context, ['Date', 'performance', ...timers])) {
        if (readsTheClock(reference)) context.report({ node: reference.node, messageId: 'clock' });
      }
    },
  }),
};
