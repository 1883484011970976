import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '#shared/content/art.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { i18n } from '#shared/i18n/i18n.ts';
import { wholeTexts } from '#shared/i18n/whole-texts.ts';
import { CategoryFilters } from '#shared/list/category-filters.tsx';
import { oneOf, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';
import { NothingFound } from '#shared/content/states.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { decoded } from '#shared/navigation/page-path.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { categories, findQuestions, questionsOf } from './faq-questions.ts';
import type { FaqQuestion, FaqTexts, FaqFilters as Filters } from './faq-questions.ts';
import { AnswerItem } from './faq-answers.tsx';
import styles from './faq-screen.module.css';

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

function Groups({ questions }: { questions: readonly FaqQuestion[] }) {
  const { t } = useTranslation('faq');
  return categories
    .map((category) => ({ category, own: questions.filter((one) => one.category === category) }))
    .filter(({ own }) => own.length > 0)
    .map(({ category, own }) => (
      <section key={category} className={styles.group} aria-labelledby={`about-${category}`}>
        <h2 id={`about-${category}`}>{t(`category.${category}`)}</h2>
        <div>
          {own.map((one) => (
            <AnswerItem key={one.id} {...one} />
          ))}
        </div>
      </section>
    ));
}

function MoreHelp() {
  const { t } = useTranslation('faq');
  return (
    <MessagePanel
      place="panel"
      picture={<Art name="window-other" isLazy />}
      heading={<h2>{t('more.title')}</h2>}
      text={t('more.text')}
      actions={<ActionLink to="contact">{t('more.contact')}</ActionLink>}
    />
  );
}

const choices = ['all', ...categories] as const;

interface FaqFiltersProps {
  filters: Filters;
  onChange: (changes: Filters) => void;
}

const searchLimit = 100;

/** The questions, by the address of their page. */
const faqList: ListSchema<Filters, object> = {
  filters: { search: searchText(1, searchLimit), category: oneOf(categories) },
  settings: {},
};

/** The search and the subjects. */
function FaqFilters(props: FaqFiltersProps) {
  const { t } = useTranslation('faq');
  return (
    <CategoryFilters
      {...props}
      words="faq"
      searchLimit={searchLimit}
      categories={choices.map((value) => ({ value, text: t(`category.${value}`) }))}
    />
  );
}

/** Opens the answer that the address names (`#refunds`), when the page is opened there and when a link leads there, and puts the focus on it. */
function useLinkedAnswer(): void {
  const [show] = useState(() => () => {
    const answer = document.getElementById(decoded(location.hash.slice(1)));
    if (!(answer instanceof HTMLDetailsElement)) return;
    answer.open = true;
    answer.scrollIntoView();
    answer.querySelector('summary')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, [show]);
}

/** What people ask, by subject; found by a word, and each answer by its own address. */
export function FaqScreen() {
  const { t } = useTranslation(['faq', 'shell']);
  const { filters, filter, replaceFilters, status } = useListQuery(faqList);
  useLinkedAnswer();
  const questions = findQuestions(questionsOf(wholeTexts<FaqTexts>('faq', 'answers')), filters);
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const clear = () => replaceFilters({});
  return (
    <div className={`container ${styles.page}`}>
      <PageHeading>{t('title')}</PageHeading>
      <p className={styles.text}>{t('text')}</p>
      <FaqFilters filters={filters} onChange={filter} />
      <div className={styles.found}>
        <p ref={status} tabIndex={-1} role="status">
          {t('found', { count: questions.length })}
        </p>
        {isNarrowed && questions.length > 0 && (
          <Button kind="text" size="small" onClick={clear}>
            {t('shell:filters.clear')}
          </Button>
        )}
      </div>
      <Groups questions={questions} />
      {questions.length === 0 && <NothingFound title={t('empty.title')} reason={t('empty.text')} kind="outlined" onClear={clear} />}
      <div className={styles.more}>
        <MoreHelp />
      </div>
    </div>
  );
}
