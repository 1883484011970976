import type { PetImage } from '#shared/api/types.ts';
import type { SafeStorage } from '#shared/transport/safe-storage.ts';
import { emptyPetForm } from './pet-form.ts';
import type { PetForm } from './pet-form.ts';

/** A listing that is not sent yet: what was typed, the step, and the photos that were sent ahead. */
export interface Draft {
  form: PetForm;
  step: number;
  images: PetImage[];
}

export interface DraftStore {
  read(memberId: string): Draft | undefined;
  /** Whether it is kept: a browser may refuse, or be full. */
  write(memberId: string, draft: Draft): boolean;
  clear(memberId: string): void;
}

const keyOf = (memberId: string) => `paltu.draft.pet.${memberId}`;

function isLike(value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return typeof value === typeof empty;
}

function isImage(value: unknown): value is PetImage {
  return typeof value === 'object' && value !== null && 'id' in value && 'urls' in value;
}

/** Takes what fits of a draft that an older version of the app may have written. */
function parse(text: string): Draft {
  const kept = JSON.parse(text) as { form?: Record<string, unknown>; step?: unknown; images?: unknown };
  const fields = Object.entries(emptyPetForm).map(([field, empty]) => {
    const value = kept.form?.[field];
    return [field, isLike(value, empty) ? value : empty];
  });
  return {
    form: Object.fromEntries(fields) as unknown as PetForm,
    step: typeof kept.step === 'number' ? kept.step : 1,
    images: Array.isArray(kept.images) ? kept.images.filter(isImage) : [],
  };
}

/** Whether there is anything to lose. */
export function isDraftEmpty({ form, images }: Draft): boolean {
  return images.length === 0 && JSON.stringify(form) === JSON.stringify(emptyPetForm);
}

/** Drafts on the device, one per member, so that a reload or a crash loses nothing. */
export function draftStore(storage: SafeStorage): DraftStore {
  const clear = (memberId: string) => storage.remove(keyOf(memberId));
  return {
    read: (memberId) => {
      const text = storage.get(keyOf(memberId));
      try {
        return text === undefined ? undefined : parse(text);
      } catch {
        clear(memberId);
        return undefined;
      }
    },
    write: (memberId, draft) => storage.set(keyOf(memberId), JSON.stringify(draft)),
    clear,
  };
}
