import type { Rule } from 'eslint';
import { globalReferences } from './global-references.ts';

const message = 'Only config.ts reads the environment: take the value as an argument.';

/** `process.env` however it is written: `process['env']`, `const { env } = process`, an alias, `import { env } from 'node:process'`. */
export const environmentInConfig: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { environment: message } },
  create: (context) => {
    const report = (node: Rule.Node) => context.report({ node, messageId: 'environment' });
    return {
      'Program:exit': () => {
        for (const { node, property } of globalReferences(context, ['process'])) {
          if (property === undefined || property === 'env') report(node);
        }
      },
      'MemberExpression[object.name="globalThis"][property.name="process"]': report,
      'ImportDeclaration[source.value=/^(node:)?process$/]': report,
      'ImportExpression[source.value=/^(node:)?process$/]': report,
    };
  },
};
