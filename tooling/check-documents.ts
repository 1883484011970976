import { describeServices } from './api/describe-services.ts';
import { fragmentationProblems } from './documents/fragmentation.ts';
import { tableProblems } from './documents/architecture-tables.ts';
import { claimProblems } from './documents/document-claims.ts';
import { metricsTableProblems } from './documents/metrics-table.ts';
import { namedThingsProblems } from './documents/named-things.ts';
import { promiseTierProblems } from './documents/promise-tiers.ts';
import { plainWordsProblems } from './documents/plain-words-of-document.ts';
import { files } from './documents/repository.ts';
import { republishedTableProblems } from './documents/republished-table.ts';
import { serviceReadmeProblems } from './documents/service-readmes.ts';
import { shapeProblems } from './documents/shape-claims.ts';
import { slowTestProblems } from './documents/slow-tests.ts';
import { unwantedWords } from './documents/unwanted-words.ts';

/**
 * What a document claims and the repository does not hold: paths, make targets, names of the code, services, packages, events,
 * headings; private words; and what no file may name.
 */

const isDocument = (file: string): boolean =>
  /(^|\/)README\.md$/.test(file) || /^(ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(file);
const documents = files.filter(isDocument);
const services = await describeServices();

// Where git lists no files (a copy without .git) everything below is empty, and the check would pass.
const isListed = documents.length > 20 && files.length > 500;
const problems = [
  ...documents.flatMap((document) => [...claimProblems(document), ...namedThingsProblems(document), ...plainWordsProblems(document)]),
  ...tableProblems(services),
  ...serviceReadmeProblems(services),
  ...shapeProblems(),
  ...metricsTableProblems(),
  ...republishedTableProblems(services),
  ...promiseTierProblems(),
  ...slowTestProblems(),
  ...fragmentationProblems(),
  ...files.flatMap((file) => unwantedWords(file)),
  ...(isListed ? [] : [`only ${documents.length} documents among ${files.length} files were read`]),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${documents.length} documents: ${problems.length === 0 ? 'what they name is there' : `${problems.length} claims are wrong`}\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
