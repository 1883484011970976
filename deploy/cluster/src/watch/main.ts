// The program of a container that runs another and ends it when it hangs: node dist/deploy/cluster/src/watch/main.js node dist/services/pets/src/main.js
import { environment } from './config.ts';
import { runWatched } from './run-watched.ts';

const command = process.argv.slice(2);
const { PORT = '8080' } = environment;

process.exitCode = await runWatched({
  command,
  aliveUrl: `http://127.0.0.1:${PORT}/livez`,
  environment,
  onSilent: (msg) =>
    process.stdout.write(`${JSON.stringify({ level: 50, time: new Date().toISOString(), service: 'watch', command, msg })}\n`),
});
