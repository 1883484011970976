import { relative } from 'node:path';
import type { Rule } from 'eslint';
import { wordsOfName } from '../plain-words.ts';

const productWords = new Set(
  ['pet', 'vet', 'store', 'accessory', 'article', 'adoption', 'listing', 'appointment', 'breed'].flatMap((word) => [
    word,
    `${word.replace(/y$/, 'ie')}s`,
  ]),
);

/** Of HTTP, not of what is sold. */
const otherMeanings = /\bno-store\b/g;

const productWordIn = (text: string): string | undefined =>
  wordsOfName(text.replaceAll(otherMeanings, ' ')).find((word) => productWords.has(word));

type Node = Rule.Node;

/** The gateway serves any product: what it sends of this one comes from its table, `@paltu/site` and `@paltu/contracts`. */
export const noProductWords: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { product: '“{{ word }}” is a word of the product: it belongs into a route, @paltu/site or @paltu/contracts.' },
  },
  create: (context) => {
    const check = (node: Node, text: string): void => {
      const word = productWordIn(text);
      if (word !== undefined) context.report({ node, messageId: 'product', data: { word } });
    };
    return {
      Program: (node) => {
        check(node as Node, relative(context.cwd, context.filename));
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          const word = productWordIn(value);
          if (word !== undefined && loc) context.report({ loc, messageId: 'product', data: { word } });
        }
      },
      'Identifier, PrivateIdentifier': (node: Node & { readonly name: string }) => check(node, node.name),
      Literal: (node) => check(node as Node, typeof node.value === 'string' ? node.value : (node.raw ?? '')),
      TemplateElement: (node) => check(node as Node, node.value.raw),
    };
  },
};
