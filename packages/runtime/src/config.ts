/** The variables of the process: the only place where a service reads them. */
export const environment = process.env;
