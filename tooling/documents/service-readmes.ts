import { serverConfig } from '../../packages/service-kit/src/config/config-schemas.ts';
import type { DescribedService } from '../api/describe-services.ts';
import { codeOf, read } from './repository.ts';

/** Explained once, in the README of the package that reads them. */
const ofEveryProcess = Object.keys(serverConfig.shape);

const namedIn = (file: string, heading?: RegExp): string => codeOf(heading?.exec(read(file))?.[0] ?? read(file)).join(' ');

/** Variables that a process reads and its README does not explain. */
export const serviceReadmeProblems = (services: readonly DescribedService[]): string[] => {
  const explained = namedIn('packages/service-kit/README.md');
  const unexplained = ofEveryProcess
    .filter((variable) => !explained.includes(variable))
    .map((variable) => `packages/service-kit/README.md does not name ${variable}, which every process reads`);
  for (const { name, variables } of services) {
    const file = `services/${name}/README.md`;
    const run = namedIn(file, /^## Run\n[^]*?(?=^## )/m);
    if (variables.length === 0) unexplained.push(`the variables of ${name} cannot be read: its config is not an object of zod`);
    for (const variable of variables.filter((one) => !ofEveryProcess.includes(one) && !run.includes(one)))
      unexplained.push(`${file} does not say under Run that it reads ${variable}`);
  }
  return unexplained;
};
