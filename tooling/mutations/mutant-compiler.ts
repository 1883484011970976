import { dirname } from 'node:path';
import ts from 'typescript';
import type { Mutant } from './object-mutants.ts';

export interface MutantCompiler {
  readonly program: ts.Program;
  /** Whether the compiler accepts the mutant, in its own file and in the others of the program's roots. */
  accepts(mutant: Mutant): boolean;
}

const optionsOf = (config: string): ts.CompilerOptions => {
  const { config: json, error } = ts.readConfigFile(config, ts.sys.readFile) as { config?: object; error?: ts.Diagnostic };
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return { ...ts.parseJsonConfigFileContent({ ...json, files: [] }, ts.sys, dirname(config)).options, noEmit: true };
};

/** One language service for all mutants: only what a mutant changes is read again. */
export const mutantCompiler = (files: readonly string[], config: string): MutantCompiler => {
  const options = optionsOf(config);
  let current: { readonly mutant: Mutant | undefined; readonly version: number } = { mutant: undefined, version: 0 };
  const textOf = (file: string): string | undefined => (file === current.mutant?.file ? current.mutant.text : ts.sys.readFile(file));
  const service = ts.createLanguageService({
    getScriptFileNames: () => [...files],
    getScriptVersion: (file) => (file === current.mutant?.file ? String(current.version) : '0'),
    getScriptSnapshot: (file) => {
      const text = textOf(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => dirname(config),
    getCompilationSettings: () => options,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
    readDirectory: (...args) => ts.sys.readDirectory(...args),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
  });
  const isSound = (file: string): boolean =>
    service.getSyntacticDiagnostics(file).length === 0 && service.getSemanticDiagnostics(file).length === 0;
  const program = service.getProgram();
  if (program === undefined) throw new Error('there is no program');
  const wrong = files.filter((file) => !isSound(file));
  if (wrong.length > 0) throw new Error(`these do not compile as they are: ${wrong.join(', ')}`);
  return {
    program,
    accepts: (mutant) => {
      current = { mutant, version: current.version + 1 };
      const others = files.filter((file) => file !== mutant.file);
      return [mutant.file, ...others].every(isSound);
    },
  };
};
