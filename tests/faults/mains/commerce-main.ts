import { commerceService } from '../../../services/commerce/src/service.ts';
import { killAtSteps } from './kill-at-steps.ts';
import { runLossily, variablesOf } from './run-lossily.ts';
import { watchStatements, type WatchedRequest } from './watched-statements.ts';

/** The negative control: each statement of a request is kept for itself, whatever becomes of the others. */
const isBoundary = /^(begin|commit|rollback)\b/i;
const variables = variablesOf('commerce');
const areTransactionsOff = variables['ORDER_TRANSACTIONS'] === 'off';
/** What is killed before anything was written leaves nothing behind: the control kills later. */
const isWrite = /^\s*(with|insert|update|delete)\b/i;
const haveWritten = new WeakSet<WatchedRequest>();

const killAt = killAtSteps(variables);

await runLossily(
  watchStatements(commerceService, (request, text) => {
    if (!areTransactionsOff || haveWritten.has(request)) killAt(request, text);
    if (isWrite.test(text)) haveWritten.add(request);
    return areTransactionsOff && isBoundary.test(text) ? 'select 1' : text;
  }),
);
