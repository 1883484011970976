// What the processes of the composed product report, and what is to be done: docker compose exec gateway node
// dist/deploy/cluster/src/doctor.js
import { lookup } from 'node:dns/promises';
import { askKafka } from '@paltu/events/kafka';
import { silentLogger, withVariablesInFiles } from '@paltu/kernel';
import { askProcess, type Address } from '../../services/src/doctor/ask-process.ts';
import { cpuUse, type BusState } from '../../services/src/doctor/causes.ts';
import { diagnose, diagnosisText } from '../../services/src/doctor/diagnose.ts';
import { readServices } from '../../services/src/read-services.ts';
import { busTable } from './gen/bus-table.ts';

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

/** As the gateway, in whose container this runs, by a topic that it reads. */
const askBus = async (): Promise<BusState | undefined> => {
  const { BUS_URL: url } = withVariablesInFiles(process.env).environment;
  const [topic] = busTable['gateway']?.consumes ?? [];
  return url === undefined || topic === undefined ? undefined : askKafka({ url, clientId: 'doctor', logger: silentLogger }, topic);
};

const [processes, bus] = await Promise.all([Promise.all(addresses.map(askProcess)), askBus()]);
const ways = {
  log: (name: string) => `docker compose logs ${name.split(' ')[0]}`,
  events: 'docker compose run --rm prepare node dist/packages/events/src/cli/events-command.js list',
};
const findings = diagnose(processes, ways, { bus, cpu: cpuUse() });
process.stdout.write(diagnosisText(processes, findings));
process.exitCode = findings.length === 0 ? 0 : 1;
