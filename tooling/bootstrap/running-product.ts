import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instance } from '../../deploy/local/src/instance/instance-lock.ts';
import { askProcess, type ProcessState } from '../../deploy/services/src/doctor/ask-process.ts';
import { cpuUse } from '../../deploy/services/src/doctor/causes.ts';
import { diagnose, diagnosisText } from '../../deploy/services/src/doctor/diagnose.ts';
import { backupFindings, backupTime, diskFindings, diskRoom } from '../../deploy/services/src/doctor/host-findings.ts';

/** The supervisor that holds a data folder, or held it until it was killed; undefined when there is none. */
export const supervisorOf = (dataDirectory: string): Instance | undefined => {
  const file = join(dataDirectory, 'run/supervisor.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Instance) : undefined;
};

const ask = ({ address, services = {}, metrics = {}, processes = {} }: Instance): Promise<ProcessState[]> => {
  const urls = { ...services, ...(address === undefined ? {} : { gateway: address }) };
  return Promise.all(
    Object.entries(urls).map(([name, url]) => askProcess({ name, url, metricsUrl: metrics[name], process: processes[name] })),
  );
};

export interface Diagnosis {
  readonly text: string;
  readonly isWell: boolean;
}

/** Asks every process of a running product how it is. */
export const diagnoseProduct = async (supervisor: Instance, dataDirectory: string): Promise<Diagnosis> => {
  const processes = await ask(supervisor);
  const { processes: runIn = {} } = supervisor;
  const ways = { log: (name: string) => join(dataDirectory, `logs/${runIn[name] ?? name}.log`), events: 'make events list' };
  // Who makes none on this machine may not want any.
  const backupAt = backupTime(dataDirectory);
  const findings = [
    ...diagnose(processes, ways, { cpu: cpuUse() }),
    ...diskFindings(dataDirectory, await diskRoom(dataDirectory)),
    ...(backupAt === undefined ? [] : backupFindings(backupAt, new Date())),
  ];
  return { text: diagnosisText(processes, findings), isWell: findings.length === 0 };
};
