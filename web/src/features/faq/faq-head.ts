import { i18n } from '#shared/i18n/i18n.ts';
import { wholeTexts } from '#shared/i18n/whole-texts.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { questionsOf } from './model/faq-questions.ts';
import type { FaqTexts } from './model/faq-questions.ts';

/** Every question with its answer, and the way there, as search engines read them. */
export function faqHead(): PageHead {
  const mainEntity = questionsOf(wholeTexts<FaqTexts>('faq', 'answers')).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  }));
  const questions = { '@type': 'FAQPage', inLanguage: i18n.language, mainEntity };
  return { description: i18n.t('faq:description'), data: [questions, breadcrumbs([{ key: 'faq', name: i18n.t('faq:title') }])] };
}
