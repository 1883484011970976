// What the processes of the composed product report, and what is to be done: docker compose exec gateway node
// dist/deploy/cluster/src/doctor.js
import { lookup } from 'node:dns/promises';
import { askProcess, type Address } from '../../services/src/doctor/ask-process.ts';
import { diagnose } from '../../services/src/doctor/diagnose.ts';
import { diagnosisText } from '../../services/src/doctor/diagnosis-text.ts';
import { readServices } from '../../services/src/read-services.ts';

const metricsPort = 9464;

/** Every replica of a service by its own address; a name that nobody knows stays, and does not answer. */
const replicasOf = async (name: string): Promise<Address[]> => {
  const found = await lookup(name, { all: true, family: 4 }).catch(() => [{ address: name }]);
  return found.map(({ address }) => ({
    name: found.length === 1 ? name : `${name} (${address})`,
    url: `http://${address}:8080`,
    metricsUrl: `http://${address}:${metricsPort}/metrics`,
  }));
};

const names = ['gateway', ...readServices().map(({ name }) => name)];
const addresses = (await Promise.all(names.map(replicasOf))).flat();
const processes = await Promise.all(addresses.map(askProcess));
const findings = diagnose(processes, {
  log: (name) => `docker compose logs ${name.split(' ')[0]}`,
  events: 'docker compose run --rm prepare node dist/packages/events/src/cli/events-command.js list',
});
process.stdout.write(diagnosisText(processes, findings));
process.exitCode = findings.length === 0 ? 0 : 1;
