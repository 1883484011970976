import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The quoted texts of one file of the source. */
export interface SourceTexts {
  /** The first namespace of each `useTranslation`. */
  readonly namespaces: readonly string[];
  readonly literals: readonly string[];
  /** Templates as their fixed parts: `['step', '.title']` of `step${n}.title`. */
  readonly templates: readonly (readonly string[])[];
  /** Names of properties. */
  readonly names: readonly string[];
}

const notSource = new Set(['node_modules', 'dist', 'test', 'testing']);
const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);

/** The files below a folder that run in the product; tests and their builders do not. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notSource.has(entry.name) ? [] : sourceFiles(path);
    return isSource(entry.name) ? [path] : [];
  });
}

function namespaceOf(call: ts.CallExpression): string | undefined {
  if (call.expression.getText() !== 'useTranslation') return undefined;
  const [named] = call.arguments;
  const first = named && ts.isArrayLiteralExpression(named) ? named.elements[0] : named;
  return first && ts.isStringLiteral(first) ? first.text : undefined;
}

/** Reads the texts of a file from its syntax tree. */
export function textsOf(file: string): SourceTexts {
  const texts = { namespaces: [] as string[], literals: [] as string[], templates: [] as string[][], names: [] as string[] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.literals.push(node.text);
    if (ts.isTemplateExpression(node)) texts.templates.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]);
    if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node) || ts.isShorthandPropertyAssignment(node))
      texts.names.push(node.name.getText());
    const namespace = ts.isCallExpression(node) ? namespaceOf(node) : undefined;
    if (namespace !== undefined) texts.namespaces.push(namespace);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}
