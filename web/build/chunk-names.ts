import { join } from 'node:path';
import { moduleGraph, reach, type ModuleInfoOf } from './module-graph.ts';
import { sharedChunks } from './shared-chunks.ts';

const isOfWork = (id: string) => /\/web\/src\/shared\/(work\/|antd\/(work|dates|details)\.ts)/.test(id);

/** Tables are a file of their own, for the screens that list in rows; what tooltips ask of them is not. */
const isOfTables = (id: string) =>
  /\/(antd\/es|@rc-component)\/table\/(?!TableMeasureRowContext)|\/shared\/(work\/(work-table|work-cards|row-detail|column-choice)\.|antd\/tables\.ts)/.test(
    id,
  );

/** So are calendars, for the screens that ask for a day. */
const isOfDates = (id: string) =>
  /\/(dayjs|picker|date-picker|time-picker|calendar)\/|\/shared\/(work\/(day-input|time-input|month|month-calendar)\.|antd\/dates\.ts)|\/icons\/calendar-days\./.test(
    id,
  );

/** What only a few of them show lies beside those. */
const isOfFew = (id: string) =>
  /\/(antd\/es|@rc-component)\/tabs\/|\/shared\/work\/(day-choice|kept-filters|last-months|saved-filters|statement-download)\./.test(id);

/** And what shows one thing: its facts and its history. */
const isOfDetails = (id: string) =>
  /\/(antd\/es|@rc-component)\/(descriptions|progress|steps|timeline)\/|\/shared\/(work\/work-(facts|timeline)\.|antd\/details\.ts)/.test(
    id,
  );

const isApart = (id: string) => isOfTables(id) || isOfDates(id) || isOfFew(id) || isOfDetails(id);

/**
 * In which of the files that parts of the app share a module lies. Of libraries, what no public page reaches is in the files of work screens:
 * antd's tables, forms and menus, and what they alone are built of.
 * @param entry the id of the app's first module
 */
export function chunkNames(entry: string, infoOf: ModuleInfoOf): (id: string) => string | null {
  const graph = moduleGraph(infoOf);
  const { importsOf, partsOf } = graph;
  const known = reach(
    [entry],
    (id) => [...importsOf(id), ...partsOf(id)],
    (id) => !isOfWork(id),
  );
  const isWork = (id: string) => isOfWork(id) || (id.includes('/node_modules/') && !known.has(id));
  const sharedOf = sharedChunks({ ...graph, entry, isOfWork, isApart: (id) => isWork(id) && isApart(id) });
  return (id) => {
    if (!isWork(id)) return sharedOf(id);
    if (isOfFew(id)) return null;
    if (isOfTables(id)) return 'tables';
    if (isOfDetails(id)) return 'details';
    return isOfDates(id) ? 'dates' : 'work';
  };
}

/** The bundler's rule for files that parts of the app share. */
export function sharedGroup() {
  const entry = join(import.meta.dirname, '../src/main.tsx');
  let nameOf: ((id: string) => string | null) | undefined;
  return {
    debugName: 'shared',
    name: (id: string, bundler: { getModuleInfo: ModuleInfoOf }) => {
      nameOf ??= chunkNames(entry, (module) => bundler.getModuleInfo(module));
      return nameOf(id);
    },
    // What more pages need lies in their files.
    includeDependenciesRecursively: false,
  };
}
