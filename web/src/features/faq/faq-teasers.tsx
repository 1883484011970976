import { wholeTexts } from '#shared/i18n/whole-texts.ts';
import { AnswerItem } from './components/answer-item.tsx';
import { questionsOf } from './model/faq-questions.ts';
import type { FaqTexts } from './model/faq-questions.ts';

const shown = ['cnic-time', 'refunds', 'vendor-approval'];

/** A few questions that many ask, with their answers. */
export function FaqTeasers() {
  const questions = questionsOf(wholeTexts<FaqTexts>('faq', 'answers'));
  return questions.filter(({ id }) => shown.includes(id)).map((one) => <AnswerItem key={one.id} {...one} />);
}
