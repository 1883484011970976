import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { busTable } from './bus-table.ts';
import { gatewayTable } from './gateway-table.ts';
import { openApiDocument } from './openapi-document.ts';
import { describeServices } from './describe-services.ts';
import { webEndpoints } from './web-endpoints.ts';
import { webTypes } from './web-types.ts';

/** Where they are kept, from the root of the repository. */
export const apiFiles = {
  table: 'gateway/src/gen/table.ts',
  document: 'gateway/src/gen/openapi.json',
  webTypes: 'web/src/shared/api/gen/api.ts',
  busTable: 'deploy/cluster/src/gen/bus-table.ts',
  webEndpoints: (service: string) => `web/src/shared/api/gen/${service}-endpoints.ts`,
} as const;

/** Everything that is made from the routes and consumers of the services, by file. */
export const apiDocuments = async (): Promise<Record<string, string>> => {
  const services = await describeServices();
  const document = openApiDocument(services);
  return {
    [apiFiles.table]: gatewayTable(services),
    [apiFiles.document]: `${JSON.stringify(document, null, 1)}\n`,
    [apiFiles.webTypes]: await webTypes(document),
    [apiFiles.busTable]: busTable(services),
    ...Object.fromEntries(Object.entries(webEndpoints(document)).map(([service, text]) => [apiFiles.webEndpoints(service), text])),
  };
};

const endpointsOfAService = /-endpoints\.ts$/;

/** Writes them below `root`, and takes away what was written for a service that is gone. */
export const writeApi = async (root: string): Promise<void> => {
  const documents = await apiDocuments();
  const folder = dirname(apiFiles.webTypes);
  for (const name of readdirSync(join(root, folder)))
    if (endpointsOfAService.test(name) && !(join(folder, name) in documents)) rmSync(join(root, folder, name));
  for (const [file, text] of Object.entries(documents)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeApi(fileURLToPath(new URL('../..', import.meta.url)));
