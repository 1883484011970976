import ts from 'typescript';

/** One change of one mapper. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** What was changed, such as `drops name`. */
  readonly change: string;
  /** The whole file with the change in it. */
  readonly text: string;
}

/** A field that a literal holds: how it is left out, and how it gets another's value. */
interface Field {
  readonly name: string;
  readonly type: ts.Type;
  readonly value: string;
  readonly node: ts.Node;
  /** The literal's text with other values for this field and maybe one more; undefined drops the first. */
  readonly isSpread: boolean;
}

type NamedProperty = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

const isNamed = (property: ts.ObjectLiteralElementLike): property is NamedProperty =>
  ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property);

const valueOf = (property: NamedProperty): ts.Expression => (ts.isPropertyAssignment(property) ? property.initializer : property.name);

const ownField = (checker: ts.TypeChecker, property: NamedProperty): Field => ({
  name: property.name.getText(),
  type: checker.getTypeAtLocation(valueOf(property)),
  value: valueOf(property).getText(),
  node: property,
  isSpread: false,
});

/** The fields that come into the literal by a spread, but for those that a later property replaces. */
const spreadFields = (checker: ts.TypeChecker, spread: ts.SpreadAssignment): Field[] => {
  const { properties } = spread.parent;
  const later = new Set(properties.slice(properties.indexOf(spread)).map(({ name }) => name?.getText()));
  const from = spread.expression;
  return checker
    .getPropertiesOfType(checker.getTypeAtLocation(from))
    .filter((symbol) => !later.has(symbol.name) && !symbol.name.startsWith('$'))
    .map((symbol) => ({
      name: symbol.name,
      type: checker.getTypeOfSymbolAtLocation(symbol, from),
      value: `(${from.getText()}).${symbol.name}`,
      node: spread,
      isSpread: true,
    }));
};

const withValue = ({ name, node, isSpread }: Field, value: string): string =>
  isSpread ? `${node.getText()}, ${name}: ${value}` : `${name}: ${value}`;

interface Edit {
  readonly node: ts.Node;
  readonly text: string;
}

const edited = (source: ts.SourceFile, edits: readonly Edit[]): string =>
  edits
    .toSorted((left, right) => right.node.getStart() - left.node.getStart())
    .reduce((text, { node, text: by }) => text.slice(0, node.getStart()) + by + text.slice(node.getEnd()), source.text);

const dropped = (field: Field): Edit => ({
  node: field.node,
  text: field.isSpread ? withValue(field, 'undefined as never') : '...{}',
});

const crossed = (one: Field, other: Field): Edit[] =>
  one.node === other.node
    ? [{ node: one.node, text: `${withValue(one, other.value)}, ${other.name}: ${one.value}` }]
    : [
        { node: one.node, text: withValue(one, other.value) },
        { node: other.node, text: withValue(other, one.value) },
      ];

/** The next field, around the end, that could hold the same values; undefined when none could. */
const partnerOf = (checker: ts.TypeChecker, fields: readonly Field[], index: number): Field | undefined => {
  const one = fields[index];
  if (one === undefined) return undefined;
  const others = [...fields.slice(index + 1), ...fields.slice(0, index)];
  return others.find(({ type }) => checker.isTypeAssignableTo(type, one.type) && checker.isTypeAssignableTo(one.type, type));
};

const mutantsOfLiteral = (checker: ts.TypeChecker, literal: ts.ObjectLiteralExpression): Mutant[] => {
  const source = literal.getSourceFile();
  const fields = literal.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return spreadFields(checker, property);
    return isNamed(property) ? [ownField(checker, property)] : [];
  });
  const mutant = (change: string, edits: readonly Edit[]): Mutant => ({
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(edits[0]?.node.getStart() ?? 0).line + 1,
    change,
    text: edited(source, edits),
  });
  return fields.flatMap((field, index) => {
    const partner = partnerOf(checker, fields, index);
    const crossing = partner === undefined ? [] : [mutant(`crosses ${field.name} and ${partner.name}`, crossed(field, partner))];
    return [mutant(`drops ${field.name}`, [dropped(field)]), ...crossing];
  });
};

/** Every field of every object literal in a file left out, and crossed with the next one of its type. */
export const objectMutants = (program: ts.Program, file: string): Mutant[] => {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} is no file of the program`);
  const checker = program.getTypeChecker();
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) mutants.push(...mutantsOfLiteral(checker, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Map(mutants.map((mutant) => [mutant.text, mutant])).values()];
};
