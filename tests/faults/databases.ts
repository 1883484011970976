import { readServices } from '../../deploy/services/src/read-services.ts';

/** Whose databases are looked into when the product is idle: every service, and the ledger, which only this run has. */
export const databases = [...readServices().map(({ name }) => name), 'ledger'] as const;
