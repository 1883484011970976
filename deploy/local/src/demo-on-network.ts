import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Exposure {
  /** Address that the public port listens on. */
  readonly host: string;
  readonly dataDirectory: string;
  /** Demo data are to be brought in. */
  readonly demo: boolean;
  /** The operator allowed strangers the demo logins. */
  readonly isDemoPublic: boolean;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

const inThere = 'the demo admin is already in there';
const toCome = 'demo data bring an admin';

/**
 * Refuses to show the network a site whose admin password stands in the repository.
 * @throws Error that names what to set.
 */
export const refuseDemoOnNetwork = ({ host, dataDirectory, demo, isDemoPublic }: Exposure): void => {
  if (isLoopback(host) || isDemoPublic) return;
  const isThere = existsSync(join(dataDirectory, 'demo'));
  if (!demo && !isThere) return;
  throw new Error(
    `HOST_ADDRESS=${host} lets other machines in, and ${isThere ? inThere : toCome} whose password everybody knows.\n` +
      `Set ${isThere ? 'another DATA_DIR, and DEMO=0' : 'DEMO=0'}; or DEMO_PUBLIC=1 if everybody may be that admin.`,
  );
};
