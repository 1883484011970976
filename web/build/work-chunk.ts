import { join } from 'node:path';

/** What the bundler knows of a module. */
interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

export type ModuleInfoOf = (id: string) => ModuleInfo | null;

/** antd's own index names every component: what a file takes of it by name is followed by these folders instead. */
const antdIndex = /\/antd\/es\/index\.js$/;

/** The folders of antd that public pages take by name from its index. */
const publicAntd = /\/antd\/es\/(config-provider|drawer|message|modal|slider)\/index\.js$/;

const isOfWork = (id: string) => /\/web\/src\/shared\/(work\/|antd\/(work|dates|details)\.ts)/.test(id);

/** Tables are a file of their own, for the screens that list in rows. */
const isOfTables = (id: string) =>
  /\/(antd\/es|@rc-component)\/table\/|\/shared\/(work\/(work-table|work-cards|row-detail|column-choice)\.|antd\/tables\.ts)/.test(id);

/** So are calendars, for the screens that ask for a day. */
const isOfDates = (id: string) =>
  /\/(dayjs|picker|date-picker|time-picker|calendar)\/|\/shared\/(work\/(day-input|time-input|month|month-calendar)\.|antd\/dates\.ts)/.test(
    id,
  );

/** What only a few of them show lies beside those. */
const isOfFew = (id: string) =>
  /\/(antd\/es|@rc-component)\/tabs\/|\/shared\/work\/(day-choice|kept-filters|last-months|saved-filters|statement-download|step-problem|take-surely|use-surely)\./.test(
    id,
  );

/** Day pickers alone show it; through the index of its library it is reached from everywhere. */
const isDayIcon = (id: string) => id.includes('/icons/calendar-days.');

/** And what shows one thing: its facts and its history. */
const isOfDetails = (id: string) =>
  /\/(antd\/es|@rc-component)\/(descriptions|progress|steps|timeline)\/|\/shared\/(work\/work-(facts|timeline)\.|antd\/details\.ts)/.test(
    id,
  );

function reach(starts: readonly string[], infoOf: ModuleInfoOf, isEntered: (id: string) => boolean): Set<string> {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || !isEntered(id)) continue;
    seen.add(id);
    const info = infoOf(id);
    waiting.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return seen;
}

/**
 * Which modules only work screens need: antd's tables, forms and menus, and what they alone are built of. They make one file, so that no
 * public page loads it, though many parts of the app share it. `entry` is the id of the app's first module.
 */
export function workModules(entry: string, infoOf: ModuleInfoOf): (id: string) => boolean {
  const index = [...reach([entry], infoOf, () => true)].find((id) => antdIndex.test(id));
  const ofAntd = infoOf(index ?? '')?.importedIds.filter((id) => publicAntd.test(id)) ?? [];
  const isPublic = (id: string) => !isOfWork(id) && !antdIndex.test(id);
  const known = reach([entry, ...ofAntd], infoOf, isPublic);
  return (id) => isOfWork(id) || (id.includes('/node_modules/') && !antdIndex.test(id) && !known.has(id));
}

/** The bundler's rule for the files of work screens. */
export function workGroup() {
  const entry = join(import.meta.dirname, '../src/main.tsx');
  let isWork: ((id: string) => boolean) | undefined;
  return {
    debugName: 'work',
    name: (id: string, bundler: { getModuleInfo: ModuleInfoOf }) => {
      isWork ??= workModules(entry, (module) => bundler.getModuleInfo(module));
      if (isOfFew(id)) return null;
      if (isDayIcon(id)) return 'dates';
      if (!isWork(id)) return null;
      if (isOfTables(id)) return 'tables';
      if (isOfDetails(id)) return 'details';
      return isOfDates(id) ? 'dates' : 'work';
    },
    // What public pages need too stays in their files.
    includeDependenciesRecursively: false,
  };
}
