// make events …
import { runEventsCommand } from './run-events-command.ts';

const { exitCode, output, complaint } = await runEventsCommand(process.argv.slice(2));
process.stdout.write(output);
process.stderr.write(complaint);
process.exitCode = exitCode;
