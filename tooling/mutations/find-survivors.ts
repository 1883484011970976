import { mutantCompiler } from './mutant-compiler.ts';
import { openLane } from './mutant-lane.ts';
import { objectMutants, type Mutant } from './object-mutants.ts';

export interface Trial {
  /** Files of mappers, by their whole path. */
  readonly files: readonly string[];
  /** A module that throws while it is loaded when one of them maps wrongly. */
  readonly check: string;
  /** Folders whose files may import a mapper, or a file that does. */
  readonly reloaded: readonly string[];
  readonly config: string;
  /** How many checks run at once. */
  readonly lanes: number;
}

export interface TrialResult {
  readonly count: number;
  readonly byCheck: number;
  readonly byCompiler: number;
  readonly survivors: readonly Mutant[];
}

const passing = async (mutants: readonly Mutant[], { check, reloaded, lanes }: Trial): Promise<Mutant[]> => {
  const passed: Mutant[] = [];
  const waiting = [...mutants];
  const work = async (): Promise<void> => {
    const lane = openLane(check, reloaded);
    try {
      if (!(await lane.passes(undefined))) throw new Error(`${check} fails although nothing was changed`);
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) if (await lane.passes(mutant)) passed.push(mutant);
    } finally {
      lane.close();
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return passed;
};

/** Tries every mutant: first on the check, then, when that accepts it, on the compiler. @throws Error when the check fails without any. */
export const findSurvivors = async (trial: Trial): Promise<TrialResult> => {
  const compiler = mutantCompiler(trial.files, trial.config);
  const mutants = trial.files.flatMap((file) => objectMutants(compiler.program, file));
  const passed = await passing(mutants, trial);
  const survivors = passed.filter((mutant) => compiler.accepts(mutant));
  return {
    count: mutants.length,
    byCheck: mutants.length - passed.length,
    byCompiler: passed.length - survivors.length,
    survivors: survivors.toSorted((left, right) => left.file.localeCompare(right.file) || left.line - right.line),
  };
};
