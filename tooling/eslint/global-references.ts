import type { Rule, Scope } from 'eslint';

type Named = Extract<Rule.Node, { type: 'Identifier' }>;

export interface GlobalReference {
  readonly name: string;
  readonly node: Named;
  /** The property that is read of it (`now` of `Date.now`); undefined where the global itself is used or the property is computed. */
  readonly property: string | undefined;
}

const propertyOf = (node: Named): string | undefined => {
  const { parent } = node;
  if (parent.type !== 'MemberExpression' || parent.object !== node) return undefined;
  if (!parent.computed && parent.property.type === 'Identifier') return parent.property.name;
  return parent.property.type === 'Literal' ? String(parent.property.value) : undefined;
};

// Types are references too for the TypeScript parser: `Date` as a type reads no clock.
const isValue = (reference: Scope.Reference & { isTypeReference?: boolean }): boolean => reference.isTypeReference !== true;

/** Where a file uses one of the named globals as a value; a variable, an argument or an import of that name is none. */
export const globalReferences = (context: Rule.RuleContext, names: readonly string[]): GlobalReference[] => {
  const scope = context.sourceCode.scopeManager.globalScope;
  const declaredNowhere = scope?.through ?? [];
  const declaredByConfig = (scope?.variables ?? []).filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references);
  return [...declaredNowhere, ...declaredByConfig]
    .filter((reference) => names.includes(reference.identifier.name as string) && isValue(reference))
    .map(({ identifier }) => identifier as Named)
    .map((node) => ({ name: node.name, node, property: propertyOf(node) }));
};
