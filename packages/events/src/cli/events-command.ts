// make events …
import { runEventsCommand } from './run-events-command.ts';

const { exitCode, output, errorText } = await runEventsCommand(process.argv.slice(2));
process.stdout.write(output);
process.stderr.write(errorText);
process.exitCode = exitCode;
