import type { ProcessState } from './ask-process.ts';
import type { Finding } from './causes.ts';
import { valuesOf } from './read-metrics.ts';

const memoryOf = ({ samples }: ProcessState): string => {
  const [bytes] = valuesOf(samples, 'process_resident_memory_bytes');
  return bytes === undefined ? '' : `, ${Math.round(bytes.value / 1e6)} MB`;
};

const words = { ready: 'serves', 'not-ready': 'does not serve', silent: 'does not answer' } as const;

/** The processes, one a line, then what is to be done, or that nothing is. */
export const diagnosisText = (processes: readonly ProcessState[], findings: readonly Finding[]): string => {
  const width = Math.max(0, ...processes.map(({ name }) => name.length)) + 2;
  const lines = processes.map((process) => `  ${process.name.padEnd(width)}${words[process.state]}${memoryOf(process)}`);
  const findingLines = findings.flatMap(({ what, advice }) => [`  ${what}`, `    ${advice}`]);
  const head = findings.length === 0 ? ['Nothing is to be done.'] : ['What is to be done:', ''];
  return [...lines, '', ...head, ...findingLines, ''].join('\n');
};
