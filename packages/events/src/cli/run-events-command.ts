import { parseArguments, UsageError, type Arguments } from './arguments.ts';
import { readConfig, type EventsConfig } from './config.ts';
import { listCommand, showCommand } from './reading-commands.ts';
import { republishCommand, requestCommand, RequestRefused, StillWaiting } from './request-commands.ts';

const help = `usage: make events <command> [name=value …]

  list     [consumer=…] [key=…]             consumers, their lag, and the events they parked
  show     event=<id> [consumer=…]          one parked event with its data and its error
  replay   consumer=… [key=… | event=<id>]  tries parked events again, in order per key
  drop     consumer=… event=<id> | key=… | all=yes
                                            gives parked events up: they never take effect
  republish service=…                       publishes the current state of a service again: nothing is lost or done twice
  rewind   consumer=…                       reads every event again; what took effect does not take effect twice
  rebuild  consumer=…                       empties a projection and reads every event again

replay, drop, rewind and rebuild are carried out by the running consumer, republish by the running service; wait=<seconds> (30) is how
long to wait for it, or for republish to go on.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 stored but not carried out yet.
`;

const commands: Record<string, (given: Arguments, config: EventsConfig, print: (line: string) => void) => Promise<string>> = {
  list: listCommand,
  show: showCommand,
  replay: requestCommand,
  drop: requestCommand,
  rebuild: requestCommand,
  rewind: requestCommand,
  republish: republishCommand,
};

interface CommandResult {
  readonly exitCode: 0 | 1 | 2 | 3;
  readonly output: string;
  readonly errorText: string;
}

const failed = (exitCode: 1 | 2 | 3, errorText: string): CommandResult => ({ exitCode, output: '', errorText: `${errorText}\n` });

const toResult = (error: unknown): CommandResult => {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) return failed(2, `${message} (make events help)`);
  if (error instanceof StillWaiting) return failed(3, message);
  if (error instanceof RequestRefused) return failed(1, message);
  return failed(1, `events: ${message}`);
};

const toErrorOutput = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs one command of `make events` and returns what to print; never throws. `print` is called with progress. */
export const runEventsCommand = async (
  words: readonly string[],
  config?: EventsConfig,
  print: (line: string) => void = toErrorOutput,
): Promise<CommandResult> => {
  try {
    const given = parseArguments(words);
    if (given.command === 'help') return { exitCode: 0, output: help, errorText: '' };
    const command = commands[given.command];
    if (command === undefined) throw new UsageError(`there is no command ${given.command}`);
    return { exitCode: 0, output: await command(given, config ?? readConfig(), print), errorText: '' };
  } catch (error) {
    return toResult(error);
  }
};
