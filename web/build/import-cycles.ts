import type { Plugin, Rolldown } from 'vite';

/** Scripts that wait for each other as they start, each with the one it imports: one of them would find nothing where it takes something. */
export function cyclesIn(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(importsOf);
  for (let isDone = false; !isDone;) {
    const free = [...left].filter(([, imports]) => !imports.some((one) => left.has(one)));
    free.forEach(([name]) => left.delete(name));
    isDone = free.length === 0;
  }
  return [...left].flatMap(([name, imports]) => imports.filter((one) => left.has(one)).map((one) => `${name} imports ${one}`));
}

const chunksIn = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Fails a build in which scripts import each other in a circle. */
export function noImportCycles(): Plugin {
  return {
    name: 'paltu-no-import-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const named = new Map(chunksIn(bundle).map(({ fileName, name }) => [fileName, `${name} (${fileName})`]));
      const imports = chunksIn(bundle).map((chunk) => [chunk.fileName, chunk.imports] as const);
      const cycles = cyclesIn(new Map(imports.map(([name, all]) => [named.get(name) ?? name, all.map((one) => named.get(one) ?? one)])));
      if (cycles.length > 0) this.error(`scripts wait for each other:\n${cycles.join('\n')}`);
    },
  };
}
