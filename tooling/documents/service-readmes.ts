import type { DescribedService } from '../api/describe-services.ts';
import { codeOf, files, read } from './repository.ts';

const headings = ['Owns', 'Publishes', 'Consumes', 'Run', 'Read in this order'];
/** Half a page: what a table, a test or an ADR shows is not written here again. */
const mostLines = 120;

/** What is wrong with the README of a service: other headings than all have, or more than half a page. */
export const readmeProblems = (text: string): string[] => {
  const found = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(found.join() === headings.join() ? [] : [`has the headings ${found.join(', ')}, and not ${headings.join(', ')}`]),
    ...(lines <= mostLines ? [] : [`has ${lines} lines, and at most ${mostLines} are read`]),
  ];
};

/** Variables of the environment that a process reads and no document explains. */
const unexplained = (services: readonly DescribedService[]): string[] => {
  const explained = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => codeOf(read(file)))
    .join(' ');
  const variables = [...new Set(services.flatMap((service) => service.variables))];
  return variables.filter((one) => !new RegExp(`\\b${one}\\b`).test(explained)).map((one) => `no document explains the variable ${one}`);
};

export const serviceReadmeProblems = (services: readonly DescribedService[]): string[] => [
  ...unexplained(services),
  ...services.filter(({ variables }) => variables.length === 0).map(({ name }) => `the variables of ${name} cannot be read`),
  ...services.flatMap(({ name }) => {
    const file = `services/${name}/README.md`;
    return readmeProblems(read(file)).map((problem) => `${file} ${problem}`);
  }),
];
