import { readFile } from 'node:fs/promises';

/** A figure of `/proc/<pid>/status` in bytes, such as `VmRSS`; undefined where the system has none. Rejects when the process is gone. */
export const processStatus = async (pid: number, field: 'VmRSS' | 'VmData'): Promise<number | undefined> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
};
