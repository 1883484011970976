import type { Request, RequestHandler, Response } from 'express';
import type { CountCall } from '../limits/count-calls.ts';
import { originOf } from '../requests/clean-headers.ts';
import { canonicalRead } from './canonical-read.ts';
import type { Encoding, KeptAnswer } from './kept-answer.ts';
import type { PublicAnswers } from './public-answers.ts';

const worthCompressing = 1_024;

const encodingFor = (request: Request, answer: KeptAnswer): Encoding => {
  const body = answer.encoded('identity') as Buffer;
  if (body.length < worthCompressing) return 'identity';
  return (request.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding;
};

const holds = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '').split(',').some((one) => [etag, `W/${etag}`, '*'].includes(one.trim()));

const send = async (request: Request, response: Response, answer: KeptAnswer): Promise<void> => {
  const encoding = encodingFor(request, answer);
  const body = await answer.encoded(encoding);
  const { vary, ...headers } = answer.headers;
  response.status(answer.status).set(headers);
  response.vary(vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  if (answer.status === 200) {
    response.set('etag', answer.etagOf(encoding));
    if (holds(request, answer.etagOf(encoding))) return void response.status(304).end();
  }
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  response.set('content-length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
};

const counted = 'isCounted';

/** Whether the call was counted already, by `answerFromCache`. */
export const isCounted = (response: Response): boolean => response.locals[counted] === true;

/**
 * Answers a call that everybody may share, from memory or for all who ask the same at once. Whoever sends a token never sees what is
 * kept and fills nothing; what cannot be answered here goes on to the service as any other call.
 */
export const answerFromCache =
  (answers: PublicAnswers, countCall: CountCall): RequestHandler =>
  async (request, response, next) => {
    const read = request.headers.authorization === undefined && answers.isCurrent() ? canonicalRead(request.url) : undefined;
    if (read === undefined) return next();
    await countCall('reads', { address: originOf(response.locals).address });
    response.locals[counted] = true;
    const answer = answers.kept(read) ?? (await answers.ask(read));
    if (answer === undefined) return next();
    await send(request, response, answer);
  };
