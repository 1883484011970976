// The first module of every bundled program: stacks name the sources in place of the bundles.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node's own --enable-source-maps reads the map of a bundle whenever it loads one: a third more CPU and 20 to 30 MB for each process. Here a
// map is read when the first error of its bundle is looked at.
const maps = new Map<string, SourceMap | undefined>();

const readMap = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
};

const mapOf = (file: string): SourceMap | undefined => {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
};

const sourceOf = (site: NodeJS.CallSite): string => {
  const text = String(site);
  const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  if (!file?.startsWith('file:') || line === null || column === null) return text;
  const origin = mapOf(file)?.findOrigin(line, column);
  if (origin === undefined || !('fileName' in origin)) return text;
  return text.replace(`${file}:${line}:${column}`, `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`);
};

Error.prepareStackTrace = (error, sites) =>
  [Error.prototype.toString.call(error), ...sites.map((site) => `    at ${sourceOf(site)}`)].join('\n');
