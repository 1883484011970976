import type { DataFolder } from './data-folder.ts';
import { secretFile, withMissing, type Secrets } from './secret-file.ts';

/**
 * Random secrets of a service, as the variables by which it reads them: made once and kept 0600 in the data folder, outside of its
 * database. What somebody wrote beside them is passed to it as well, such as `KEY_SECRET_PREVIOUS`.
 */
export const serviceSecrets = (data: DataFolder, service: string, variables: readonly string[]): Secrets => {
  const file = secretFile<Readonly<Record<string, Secrets>>>(data.at('service-secrets.json'));
  const all = file.read() ?? {};
  return withMissing(all[service] ?? {}, { names: variables, bytes: 32, keep: (own) => file.write({ ...all, [service]: own }) });
};
