import { useTranslation } from 'react-i18next';
import { wholeTexts } from '#shared/i18n/whole-texts.ts';
import { NothingFound } from '#shared/list/nothing-found.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Art } from '#shared/content/art.tsx';
import { useLinkedAnswer } from '../hooks/use-linked-answer.ts';
import { faqList } from '../model/faq-list.ts';
import { categories, findQuestions, questionsOf } from '../model/faq-questions.ts';
import type { FaqQuestion, FaqTexts } from '../model/faq-questions.ts';
import { AnswerItem } from './answer-item.tsx';
import { FaqFilters } from './faq-filters.tsx';
import styles from './faq-screen.module.css';

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
