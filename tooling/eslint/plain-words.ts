import { relative } from 'node:path';
import type { Rule } from 'eslint';
import { privateWordInName, privateWordInText } from '../plain-words.ts';

type Node = Rule.Node;

/** `test` of `test(…)`, `test.each([…])(…)`, `describe.skip(…)`. */
const rootOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootOf(node.object as Node);
  if (node.type === 'CallExpression') return rootOf(node.callee as Node);
  return node.type === 'TaggedTemplateExpression' ? rootOf(node.tag as Node) : undefined;
};

const textOf = (node: Node | undefined): string => {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join(' ');
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
};

/** Names, comments, titles of tests and names of files use the words of the field: what a stranger searches for is there. */
export const plainWords: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { private: '{{ why }}' } },
  create: (context) => {
    const seen = new Set<string>();
    const report = (node: Node, why: string | undefined): void => {
      if (why !== undefined) context.report({ node, messageId: 'private', data: { why } });
    };
    return {
      Program: (node) => {
        report(node as Node, privateWordInName(relative(context.cwd, context.filename)));
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          const why = privateWordInText(value);
          if (why !== undefined && loc) context.report({ loc, messageId: 'private', data: { why } });
        }
      },
      'Identifier, PrivateIdentifier, JSXIdentifier': (node: Node & { readonly name: string }) => {
        if (seen.has(node.name)) return;
        seen.add(node.name);
        report(node, privateWordInName(node.name));
      },
      CallExpression: (node) => {
        if (/^(test|it|describe)$/.test(rootOf(node.callee as Node) ?? ''))
          report(node, privateWordInText(textOf(node.arguments[0] as Node)));
      },
    };
  },
};
