// The product as `make start` runs it, on the engines that a test names.
import { readLocalConfig } from '../../deploy/local/src/config.ts';
import { runPaltu } from '../../deploy/local/src/run-paltu.ts';
import { printToTerminal } from '../../deploy/local/src/terminal.ts';
import { enginesUnderTest } from './engines-under-test.ts';

await runPaltu(readLocalConfig(), printToTerminal, await enginesUnderTest());
process.exit(0);
