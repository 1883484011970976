import { checkExport, lineWriter, readExport } from './export-lines-adapter.ts';
import { exportAll, importAll, type MovedStore, type Progress } from './moving-use-cases.ts';

/** Writes all that a store keeps as lines. @param write resolves when it takes the next one */
export const exportLines = async (store: MovedStore, write: (line: string) => Promise<void>, progress: Progress): Promise<void> => {
  const lines = lineWriter(write);
  await lines.begin();
  await exportAll(store, progress)(lines.add);
  await lines.end();
};

/**
 * Fills an empty store with the export in the file `path`, all of it or nothing; answers how many things that were.
 * @throws NotMoved for a file that is not whole, or a store that is not empty
 */
export const importFile = async (store: MovedStore, path: string, progress: Progress): Promise<number> => {
  const count = await checkExport(path);
  await importAll(store, progress)(readExport(path));
  return count;
};
