import type { Rule } from 'eslint';

/** What one folder may take from one package. */
export interface ImportedNames {
  readonly from: string;
  readonly values: readonly string[];
  /** Left out: any type. */
  readonly types?: readonly string[];
  readonly why: string;
}

type Import = Extract<Rule.Node, { type: 'ImportDeclaration' }> & { readonly importKind?: 'type' | 'value' };
type Specifier = Import['specifiers'][number] & { readonly importKind?: 'type' | 'value' };

const isAllowed = (specifier: Specifier, isTypeOnly: boolean, { values, types }: ImportedNames): boolean => {
  if (specifier.type !== 'ImportSpecifier') return false;
  const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
  const isType = isTypeOnly || specifier.importKind === 'type';
  return isType ? types === undefined || types.includes(name) : values.includes(name);
};

/** Holds the names that may be imported from a package; everything that it exports later is closed until it is listed. */
export const importedNames: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'object' } }],
    messages: { closed: '{{ name }} of {{ from }} is not for this folder: {{ why }}' },
  },
  create: (context) => {
    const [closed = []] = context.options as [ImportedNames[]?];
    const report = (node: Rule.Node, { from, why }: ImportedNames, name: string) =>
      context.report({ node, messageId: 'closed', data: { name, from, why } });
    return {
      ImportDeclaration: (node: Import) => {
        for (const rule of closed.filter(({ from }) => from === node.source.value)) {
          for (const specifier of node.specifiers)
            if (!isAllowed(specifier, node.importKind === 'type', rule)) report(specifier as Rule.Node, rule, specifier.local.name);
        }
      },
      'ExportNamedDeclaration[source], ExportAllDeclaration, ImportExpression': (node: Rule.Node) => {
        const source = 'source' in node && node.source?.type === 'Literal' ? node.source.value : undefined;
        for (const rule of closed.filter(({ from }) => from === source)) report(node, rule, 'everything');
      },
    };
  },
};
