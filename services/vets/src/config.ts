import { paperVariables } from '@paltu/pictures';
import { documentsUrl, loadConfig, serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';

const variables = serviceConfig.extend({ ...paperVariables, DATABASE_URL: documentsUrl });

export const vetsConfig = variables.superRefine(oneObjectStore);

/** Commands need the store alone. */
export const readCommandConfig = () => loadConfig(variables.pick({ DATABASE_URL: true, DATABASE_POOL: true }), process.env);
