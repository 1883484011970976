import { paperVariables } from '@paltu/pictures';
import { documentsUrl, loadConfig, serviceConfig } from '@paltu/service-kit';
import { oneObjectStore } from '@paltu/storage';

const variables = serviceConfig.extend({ ...paperVariables, DATABASE_URL: documentsUrl });

export const vetsConfig = variables.superRefine(oneObjectStore);

/** To move what is kept, the store alone is needed. */
export const readMoveConfig = () => loadConfig(variables.pick({ DATABASE_URL: true }), process.env);
