import type { Rule } from 'eslint';

interface TypeNode {
  readonly type: string;
  readonly typeName?: { readonly name?: string };
  readonly typeArguments?: { readonly params: readonly TypeNode[] };
  readonly types?: readonly TypeNode[];
}

interface Named {
  readonly key?: { readonly name?: string };
  readonly id?: { readonly name?: string } | null;
}

type Returning = Rule.Node & Named & { readonly returnType?: { readonly typeAnnotation: TypeNode } };

const mayBeNothing = ({ type, typeName, typeArguments, types = [] }: TypeNode): boolean => {
  if (typeName?.name === 'Promise') return typeArguments?.params.some(mayBeNothing) === true;
  return type === 'TSUndefinedKeyword' || type === 'TSNullKeyword' || types.some(mayBeNothing);
};

/** Its own name, or that of what holds it: a variable, a property or a type. */
const nameOf = (node: Returning): string | undefined => {
  const parent = node.parent as Rule.Node & Named;
  const holder = (parent.type as string) === 'TSTypeAnnotation' ? (parent.parent as Named) : parent;
  return node.key?.name ?? node.id?.name ?? holder.key?.name ?? holder.id?.name;
};

/** Who calls a `get` relies on having something: what may find nothing is named `find`, and its caller decides what then. */
export const getThrows: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { find: 'A `get` throws when there is nothing; what may answer nothing is named `find`.' },
  },
  create: (context) => ({
    ':matches(TSMethodSignature, TSFunctionType, FunctionDeclaration, ArrowFunctionExpression)': (node: Returning) => {
      if (!/^[gG]et(?:[A-Z]|$)/.test(nameOf(node) ?? '')) return;
      if (node.returnType !== undefined && mayBeNothing(node.returnType.typeAnnotation)) context.report({ node, messageId: 'find' });
    },
  }),
};
