import type { RequestHandler } from 'express';
import { originOf } from '../requests/clean-headers.ts';
import { canonicalRead } from './canonical-read.ts';
import type { CountOnce } from './count-once.ts';
import type { PublicAnswers } from './public-answers.ts';
import { sendKept } from './send-kept.ts';

/**
 * Answers a call that everybody may share, from memory or for all who ask the same at once. A caller who sends a token never sees what is
 * kept and fills nothing; what cannot be answered here goes on to the service as any other call.
 */
export const answerFromCache =
  (answers: PublicAnswers, { count }: CountOnce): RequestHandler =>
  async (request, response, next) => {
    const read = request.headers.authorization === undefined && answers.isCurrent() ? canonicalRead(request.url) : undefined;
    if (read === undefined) return next();
    const { address } = originOf(response.locals);
    await count(request, address);
    const answer = answers.kept(read) ?? (await answers.ask(read, address));
    if (answer === undefined) return next();
    await sendKept(request, response, answer, address);
  };
