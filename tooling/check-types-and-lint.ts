import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';

/**
 * TypeScript over everything, then ESLint by the programs that TypeScript has read: what both ask about types is found out once.
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

/** A file that is in no configuration is an error: nobody would look at its types. */
const parts = [
  { configFile: 'tsconfig.json', folder: '.', others: ['web/**'] },
  { configFile: 'web/tsconfig.json', folder: 'web', others: [] },
];

for (const { configFile, folder, others } of parts) {
  const program = readProgram(`${root}${configFile}`);
  const isWell = [checkTypes(program), await lint(program, folder, others)].every(Boolean);
  if (!isWell) process.exitCode = 1;
}
