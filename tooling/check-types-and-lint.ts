import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';

/**
 * TypeScript over the files of a configuration, then ESLint by the program that TypeScript has read: what both ask about types is
 * found out once. A process takes one part, `root` or `web`: both at once fill the memory that Node gives, and most of the time goes
 * into looking for more. A file that is in no configuration is an error, for nobody would look at its types.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

const readProgram = (configFile: string): ts.Program => {
  const onUnRecoverableConfigFileDiagnostic = ({ messageText }: ts.Diagnostic): never => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  };
  const config = ts.getParsedCommandLineOfConfigFile(configFile, { noEmit: true }, { ...ts.sys, onUnRecoverableConfigFileDiagnostic });
  if (config === undefined) throw new Error(`${configFile} cannot be read`);
  return ts.createProgram({ rootNames: config.fileNames, options: config.options, configFileParsingDiagnostics: config.errors });
};

const asText: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

const checkTypes = (program: ts.Program): boolean => {
  const found = ts.getPreEmitDiagnostics(program);
  process.stdout.write(ts.formatDiagnostics(found, asText));
  return found.length === 0;
};

const lint = async (program: ts.Program, folder: string, ignorePatterns: string[]): Promise<boolean> => {
  const languageOptions = { parserOptions: { projectService: false, programs: [program] } };
  const eslint = new ESLint({ cwd: root, ignorePatterns, overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions }] });
  const results = await eslint.lintFiles(folder);
  process.stdout.write(await (await eslint.loadFormatter()).format(results));
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
};

const parts = {
  root: { configFile: 'tsconfig.json', folder: '.', others: ['web/**'] },
  web: { configFile: 'web/tsconfig.json', folder: 'web', others: [] },
};
const [wanted] = process.argv.slice(2);
if (wanted !== 'root' && wanted !== 'web') throw new Error('name a part: root or web');

const { configFile, folder, others } = parts[wanted];
const program = readProgram(`${root}${configFile}`);
const isWell = [checkTypes(program), await lint(program, folder, others)].every(Boolean);
process.exitCode = isWell ? 0 : 1;
