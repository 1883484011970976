import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { currentVisit, isStillAt } from '../navigation/navigation.ts';
import type { SummaryEntry } from '../content/error-summary.tsx';
import { drafts } from './draft-store.ts';
import { readRefusal } from './form-refusal.ts';
import { problemsOf } from './form-rules.ts';
import type { FieldName, Problem, Problems, Rules, TextName } from './form-rules.ts';
import { absorbField, changeField, judgeFields, moveOn, openForm, refuseForm } from './form-state.ts';
import { furthestStep, stepOf } from './form-steps.ts';
import type { Steps } from './form-steps.ts';
import { changedFields, rebaseValues } from './form-values.ts';
import { useDraft } from './use-draft.ts';
import type { DraftOptions } from './use-draft.ts';
import { useFormStep } from './use-form-step.ts';
import { useFormWords } from './use-form-words.ts';
import type { FormWords } from './use-form-words.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

export interface FormOptions<Values extends object> {
  /** Its keys stand in the order of the screen. Read once; `rebase` brings a newer one. */
  initial: Values;
  rules: Rules<Values>;
  /** The fields of each step; the step stands in the address. One page when it is left out. */
  steps?: Steps<Values>;
  /** The field that a path of the API means, where they differ. */
  fieldOf?: (path: string) => string;
  /** The form's words for a value that the server finds invalid, where its rule cannot know. */
  invalid?: Problems<Values>;
  draft?: DraftOptions<Values>;
  /** Asks before one leaves with something changed; leaving then throws the draft away. */
  isGuarded?: boolean;
  /** Something is under way that sending has to wait for, such as an upload. */
  isBlocked?: boolean;
  words?: FormWords;
  /**
   * Rejects with what the server refused; answers 'unsaved' when the screen itself shows what is in the way, 'afresh' when the form is to
   * be as it was opened, for the next. `sendKey` stays the same until then, also over a reload when there is a draft.
   */
  submit: (values: Values, sendKey: string) => Promise<unknown>;
}

function restored<Values extends object>({ initial, draft }: FormOptions<Values>) {
  const kept = draft && drafts[draft.place].read(draft.key, initial);
  const values = kept ? rebaseValues(kept.values, kept.initial, initial) : initial;
  return {
    values,
    step: kept?.step ?? 1,
    sendKey: kept?.sendKey,
    isRestored: kept !== undefined && changedFields(initial, values).length > 0,
  };
}

const withoutDraft = <Values extends object>({ draft: _draft, ...rest }: FormOptions<Values>): FormOptions<Values> => rest;

const neverChanges = () => () => undefined;
/** Whether this render takes over what came as HTML: it has to be what a server, which knows of no draft, has rendered. */
const useTakesOver = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** The values of the form with everything that is known about them, from the draft when there is one. */
function useFormState<Values extends object>(options: FormOptions<Values>) {
  const takesOver = useTakesOver();
  const [isLate, setLate] = useState(takesOver);
  const [opened] = useState(() => restored(takesOver ? withoutDraft(options) : options));
  const [state, setState] = useState(() => openForm(opened.values, options.initial, opened.sendKey));
  const [isRestored, setRestored] = useState(opened.isRestored);
  // What was typed on a slow line (`early-input.ts`) may be there by now.
  if (isLate && !takesOver) {
    setLate(false);
    const late = restored(options);
    setRestored(late.isRestored);
    setState((now) => openForm(rebaseValues(now.values, options.initial, late.values), options.initial, late.sendKey));
  }
  const steps = options.steps ?? [Object.keys(options.initial) as FieldName<Values>[]];
  const { step, show } = useFormStep(steps.length, furthestStep(steps, options.rules, state.values), opened.step);
  const shown = steps[step - 1] ?? [];
  const [seen, setSeen] = useState(step);
  // By whatever way one came to another step: Next, a refusal, or the browser's Back.
  if (seen !== step) {
    setSeen(step);
    setState((before) => moveOn(before, shown));
  }
  return { state, setState, steps, step, shown, show, isRestored, setRestored };
}

type Held<Values extends object> = ReturnType<typeof useFormState<Values>>;

/** Sends the form: at once, or when what is under way has ended and nobody has changed anything meanwhile. */
function useSubmit<Values extends object>(options: FormOptions<Values>, held: Held<Values>, onDone: () => void) {
  const { state, setState, steps, step, show } = held;
  const words = useFormWords(options.words);
  const fields = steps.flat();
  const finish = (isAfresh: boolean) => {
    onDone();
    held.setRestored(false);
    setState(({ values, initial }) => (isAfresh ? openForm(initial, initial) : openForm(values, values)));
  };
  const send = async () => {
    const asked = currentVisit();
    setState((before) => ({ ...before, phase: 'sending' }));
    try {
      const answer = await options.submit(state.values, state.sendKey);
      if (answer === 'unsaved') setState((before) => ({ ...before, phase: 'writing' }));
      else finish(answer === 'afresh');
    } catch (error) {
      const { problems, refusal } = readRefusal(error, { ...options, values: state.values });
      setState((before) => refuseForm(before, problems, refusal));
      if (refusal === undefined) {
        words.showRefused(problems);
        // A person who has gone elsewhere meanwhile stays there.
        if (isStillAt(asked)) show(stepOf(steps, Object.keys(problems)));
      }
    }
  };
  const isFine = (looked: readonly FieldName<Values>[]): boolean => {
    const found = problemsOf(options.rules, state.values, looked);
    const names = Object.keys(found);
    setState((before) => judgeFields(before, looked, found));
    if (names.length === 0) return true;
    words.showInvalid(found);
    show(stepOf(steps, names));
    return false;
  };
  const sendAwaited = useEffectEvent(() => {
    if (isFine(fields)) void send();
  });
  const isReady = state.phase === 'waiting' && options.isBlocked !== true;
  useEffect(() => {
    if (isReady) sendAwaited();
  }, [isReady]);
  return () => {
    const isLast = step === steps.length;
    if (!isFine(isLast ? fields : held.shown)) return;
    if (!isLast) show(step + 1);
    else if (options.isBlocked) setState((before) => ({ ...before, phase: 'waiting' }));
    else void send();
  };
}

function useSummary<Values extends object>({ words: given }: FormOptions<Values>, { state, steps, step, show }: Held<Values>) {
  const words = useFormWords(given);
  const problem = (field: keyof Values): string | undefined => {
    const found: Problem | undefined = state.problems[field];
    return found === undefined ? undefined : words.textOf(found);
  };
  const entries = steps.flat().flatMap((field): SummaryEntry[] => {
    const text = problem(field);
    const own = stepOf(steps, [field]);
    return text === undefined ? [] : [{ fieldId: field, text, onFollow: own === step ? undefined : () => show(own) }];
  });
  return { problem, summary: state.refusal ? [...entries, { text: words.refusalText(state.refusal) }] : entries };
}

/**
 * One way to hold a form: what was typed, what is wrong with it, its step, its draft, and how it is sent. Own code of some
 * 5 KB: react-hook-form (7.92: 13.3 KB gzipped) holds values and errors, and leaves steps in the address, drafts, refusals by
 * field and strings by key to write all the same.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const held = useFormState(options);
  const { state, setState, step, show, isRestored, setRestored } = held;
  const draft = useDraft(options.draft, { values: state.values, initial: state.initial, step, sendKey: state.sendKey });
  const next = useSubmit(options, held, draft.forget);
  const changed = changedFields(state.initial, state.values);
  const isDirty = changed.length > 0;
  const isAllKept = draft.isKept && !changed.some((field) => options.draft?.without?.some((one) => one === field));
  const leaving = useLeaveGuard({
    isAsking: options.isGuarded === true && (isDirty || options.isBlocked === true),
    isLost: options.isBlocked === true || (options.isGuarded === true && isDirty && !isAllKept),
    onLeave: draft.forget,
  });
  const change = <Field extends keyof Values>(field: Field, value: Values[Field]) =>
    setState((before) => changeField(before, options.rules, field, value));
  const { problem, summary } = useSummary(options, held);
  return {
    ...{ values: state.values, initial: state.initial, attempt: state.attempt, step, count: held.steps.length },
    ...{ change, problem, summary, leaving, isDirty, isRestored, next },
    /** Id and error of a field, for the Field around its control. */
    about: (field: FieldName<Values>) => ({ id: field, error: problem(field) }),
    /** Name, value and handler of a text control. */
    text: <Field extends TextName<Values>>(field: Field) => ({
      name: field,
      value: state.values[field] as string,
      onValue: (value: string) => change(field, value as Values[Field]),
    }),
    isWaiting: state.phase === 'waiting',
    isBusy: state.phase === 'sending' || state.phase === 'waiting',
    isDraftKept: draft.isKept,
    back: () => show(step - 1),
    absorb: <Field extends keyof Values>(field: Field, value: Values[Field]) => setState((before) => absorbField(before, field, value)),
    /** A person did something about a field that is held elsewhere, such as a queue of uploads. */
    touch: (field: keyof Values) => setState((before) => changeField(before, options.rules, field, before.values[field])),
    /** A newer state of the same thing comes under what was typed. */
    rebase: (initial: Values) =>
      setState((before) => ({ ...before, initial, values: rebaseValues(before.values, before.initial, initial) })),
    startAfresh: () => {
      draft.forget();
      setState((before) => openForm(before.initial, before.initial));
      setRestored(false);
      show(1);
    },
  };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/** What is needed of a form to show text fields of it, whatever else it holds. */
export interface FormWith<Name extends string> {
  about: (field: Name) => { id: string; error: string | undefined };
  text: (field: Name) => { name: string; value: string; onValue: (value: string) => void };
}
