import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The user a server runs as. `undefined` ids mean: as ourselves. */
export interface ServerAccount {
  readonly uid: number | undefined;
  readonly gid: number | undefined;
}

const ourselves: ServerAccount = { uid: undefined, gid: undefined };

// macOS numbers nobody 4294967294, which Node accepts only as the signed number of the same bits.
const idOfNobody = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })) | 0;

/**
 * PostgreSQL refuses to run as root: root's server runs as the owner of an existing cluster, else as `nobody`.
 * Anybody else runs it as themselves.
 */
export const serverAccountFor = (cluster: string): ServerAccount => {
  if (process.getuid?.() !== 0) return ourselves;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
};

/** Whether the account can walk into `directory`, every parent included; asked of the kernel, not computed from modes. */
export const canEnter = (account: ServerAccount, directory: string): boolean =>
  spawnSync('test', ['-x', directory], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
