import { codeOf, files, read, withoutFences } from './repository.ts';

const isCode = (file: string): boolean =>
  /\.(tsx?|js|cjs|css|html|json|proto|sh|ya?ml)$|(^|\/)(Makefile|Dockerfile)$|^(\.ci|tooling\/canaries)\//.test(file);
const code = files
  .filter((file) => isCode(file) && !file.startsWith('tooling/documents/') && file !== 'package-lock.json')
  .map(read)
  .join('\n');
const words = new Set(code.match(/[\w$]+/g));
const dashed = new Set(code.match(/[a-z0-9]+(?:[.-][a-z0-9]+)+/g));

/** Names that others gave. */
const foreign = new Set(['COMPOSE_PROJECT_NAME']);

/** Names as they stand in code: `startLoop`, `AppError`, `DATA_DIR`; of `uploads.of(…)` the first, of `route({ … })` the name. */
const identifier = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/;
/** Codes and rules: `pet.version-unknown`, `domain-is-pure`. */
const dashedName = /^[a-z]+(?:\.[a-z]+)?(?:-[a-z]+){1,8}$/;

/** What a document names in backticks and no file of the code holds: what was renamed or went, and stayed in the prose. */
export const namedThingsProblems = (document: string, text = read(document)): string[] => {
  const named = codeOf(withoutFences(text));
  const missing = named.filter((token) => {
    const name = identifier.exec(token)?.[0];
    if (name !== undefined) return !words.has(name) && !foreign.has(name);
    return dashedName.test(token) && !dashed.has(token);
  });
  return [...new Set(missing)].map((token) => `${document} names ${token}, which no code holds`);
};
