import type { Request } from 'express';

export type Language = 'en' | 'ur';

const rank = (range: string): { language: string; quality: number } => {
  const [tag = '', ...parameters] = range
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return { language: tag.split('-')[0] ?? '', quality: Number.isFinite(quality) ? quality : 0 };
};

/** The language in which the caller is written to: the first of ours in `Accept-Language`, else English. */
export const languageOf = (request: Pick<Request, 'get'>): Language => {
  const ranges = (request.get('accept-language') ?? '').slice(0, 200).split(',').map(rank);
  const known = ranges.filter(({ language, quality }) => quality > 0 && (language === 'en' || language === 'ur'));
  return known.toSorted((left, right) => right.quality - left.quality)[0]?.language === 'ur' ? 'ur' : 'en';
};
