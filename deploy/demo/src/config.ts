import { join } from 'node:path';

export interface DemoConfig {
  /** Base address of the gateway, without a slash at the end. */
  apiUrl: string;
  /** Where the progress of an unfinished run is kept. */
  progressFile: string;
  /** False leaves the demo data out: DEMO=0. */
  isWanted: boolean;
  /** A proxy shows the site to others, and nobody allowed them the demo logins: DEMO_PUBLIC=1. */
  isExposed: boolean;
  /** Where a person finds the site; printed at the end when it is given. */
  siteUrl: string | undefined;
  /** By which the gateway of one machine knows these calls, so that they count for nobody else; '' for none. */
  pass: string;
  /** Auth's own environment and VETS_DATABASE_URL: their commands, which open accounts and record visits, need their databases. */
  environment: NodeJS.ProcessEnv;
}

/** Reads API_URL, DATA_DIR, auth's DATABASE_URL, VETS_DATABASE_URL, DEMO, DEMO_PASS, DEMO_PUBLIC, TRUSTED_PROXIES and SITE_URL; throws a message that names all that are missing. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): DemoConfig {
  const { API_URL: apiUrl, DATA_DIR: dataDir, DATABASE_URL: authUrl, VETS_DATABASE_URL: vetsUrl, DEMO, SITE_URL: siteUrl } = environment;
  if (!apiUrl || !dataDir || !authUrl || !vetsUrl) {
    const missing = Object.entries({ API_URL: apiUrl, DATA_DIR: dataDir, DATABASE_URL: authUrl, VETS_DATABASE_URL: vetsUrl })
      .filter(([, value]) => !value)
      .map(([name]) => name);
    throw new Error(`${missing.join(', ')} must be set`);
  }
  return {
    apiUrl: apiUrl.replace(/\/+$/, ''),
    progressFile: join(dataDir, 'demo', 'progress.json'),
    isWanted: isDemoWanted(DEMO),
    isExposed: isDemoExposed(environment.TRUSTED_PROXIES, environment.DEMO_PUBLIC === '1'),
    siteUrl,
    pass: environment.DEMO_PASS ?? '',
    environment,
  };
}

/** Whether demo data are wanted, by DEMO: yes unless 0, false or no. */
export const isDemoWanted = (demo: string | undefined): boolean => !['0', 'false', 'no'].includes(demo ?? '');

/** Whether a proxy shows the site to others, and nobody allowed them the demo logins: then no demo data are brought in. */
export const isDemoExposed = (proxies: string | undefined, isPublic: boolean): boolean => (proxies ?? '').trim() !== '' && !isPublic;
