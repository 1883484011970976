import type { Rule } from 'eslint';

/** What is published past the outbox may be about a transaction that was rolled back, and is lost when the process dies. */
export const publishByRelay: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { publish: 'Only the relay publishes: append the event to the outbox of the transaction.' },
  },
  create: (context) => ({
    'CallExpression > MemberExpression.callee[property.name="publish"]': (node: Rule.Node) =>
      context.report({ node, messageId: 'publish' }),
  }),
};
