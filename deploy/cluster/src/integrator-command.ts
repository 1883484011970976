// What an integrator may read, beside its password (integrator.sh): node dist/deploy/cluster/src/integrator-command.js allow|revoke NAME
import { ensureKafkaIntegrators, integratorPrefix } from '@paltu/events/kafka';
import { silentLogger } from '@paltu/kernel';
import { publicTopics } from './bus-users.ts';
import { readConfig } from './config.ts';

const [verb = '', name = ''] = process.argv.slice(2);
const isWhole = ['allow', 'revoke'].includes(verb) && name.startsWith(integratorPrefix);

if (isWhole) {
  const named = verb === 'allow' ? { added: [name] } : { revoked: [name] };
  await ensureKafkaIntegrators({ url: readConfig().bus.url, logger: silentLogger, topics: publicTopics, ...named });
} else {
  process.stderr.write(`allow or revoke whom? The name of an integrator begins with ${integratorPrefix}\n`);
  process.exitCode = 2;
}
