import { commerceService } from '../../../services/commerce/src/service.ts';
import { killAtSteps } from './kill-at-steps.ts';
import { runLossily } from './run-lossily.ts';
import { watchStatements } from './watched-statements.ts';

/** The negative control: each statement of a request is kept for itself, whatever becomes of the others. */
const isBoundary = /^(begin|commit|rollback)\b/i;
const areTransactionsOff = process.env['ORDER_TRANSACTIONS'] === 'off';

const killAt = killAtSteps(process.env);

await runLossily(
  watchStatements(commerceService, (request, text) => {
    killAt(request, text);
    return areTransactionsOff && isBoundary.test(text) ? 'select 1' : text;
  }),
);
