import { findCity, plainAge, type AgeUnit } from '@paltu/reference';
import type { Language } from './page-worker.ts';

/** One of a unit, and several. */
const units: Readonly<Record<Language, Readonly<Record<AgeUnit, readonly [one: string, several: string]>>>> = {
  en: { day: ['day', 'days'], week: ['week', 'weeks'], month: ['month', 'months'], year: ['year', 'years'] },
  ur: { day: ['دن', 'دن'], week: ['ہفتہ', 'ہفتے'], month: ['ماہ', 'ماہ'], year: ['سال', 'سال'] },
};

/** An age in the reader's language; one that is not plain as its owner wrote it. */
export const ageIn = (language: Language, text: string): string => {
  const age = plainAge(text);
  return age ? `${age.count} ${units[language][age.unit][age.count === 1 ? 0 : 1]}` : text;
};

/** A city's name in the reader's language; an unknown one as it is. */
export const cityIn = (language: Language, name: string): string => findCity(name)?.[language] ?? name;
