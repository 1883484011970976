import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { Shown } from '#shared/api/shown.ts';
import type { Pet } from '#shared/api/types.ts';
import { lastQueryOf } from '#shared/navigation/last-query.ts';
import type { PageParams } from '#shared/navigation/page-path.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';
import { PaperSection } from '#shared/pet/paper-list.tsx';
import { petPart } from '#shared/pet/pet-fields.ts';
import { PetFacts } from '#shared/pet/pet-facts.tsx';
import { PetGallery } from '#shared/pet/pet-gallery.tsx';
import { PetGrid } from '#shared/pet/pet-grid.tsx';
import { ReviewNotice } from '#shared/pet/review-notice.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { DetailColumns, DetailPage, DetailSkeleton } from '#shared/content/detail-page.tsx';
import { FailedThing, MissingThing } from '#shared/content/states.tsx';
import { Split } from '#shared/ui/split.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { TipList } from '#shared/content/tip-list.tsx';
import { HasHome, SharePet } from './has-home.tsx';
import { AboutPet, AdoptionRequirements, PetBehaviour, PetHealth, PetTimeline, PetTitle } from './pet-words.tsx';
import { PriceBar, PriceCard } from './pet-price.tsx';
import type { AdoptionOfPet, ContactOf } from './pet-price.tsx';
import styles from './pet-screen.module.css';

/** Who looks at a pet; null for a visitor. */
export type Viewer = { id: string; isAdmin: boolean } | null;

/** The name is the heading, and the breed names the species. */
const shortFacts = petPart('looks').filter((field) => field !== 'name' && field !== 'species');
const tips = ['meet', 'pay', 'card'] as const;

/** The button that marks a pet, on its picture or beside others. */
export type LikeOf = (pet: Pet, look: 'round' | 'labelled') => ReactNode;

/** Three others of the same species. No place is kept for them: they are a bonus, below everything else. */
function SimilarPets({ pet, like }: { pet: Pet; like: LikeOf }) {
  const { t } = useTranslation('pets');
  const { data } = petsEndpoints.useGetPetsQuery({
    ...{ species: pet.species, status: 'Available', excludeId: pet.id },
    ...{ sortBy: 'newest', page: 1, limit: 3 },
  });
  const others = (data?.pets ?? []).filter(({ id }) => id !== pet.id);
  if (others.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-pets">
      <Stack gap={4}>
        <h2 id="similar-pets">{t('detail.similar')}</h2>
        <PetGrid pets={others} look="strip" level={3} corner={(other) => like(other, 'round')} />
      </Stack>
    </section>
  );
}

/** Answered to the owner and to admins alone. */
function PetPapers({ id }: { id: string }) {
  const { currentData } = petsEndpoints.useGetPetsByIdAsMemberQuery({ id });
  return <PaperSection petId={id} papers={currentData?.pet ?? {}} />;
}

/** Who looks, and what other features put on the page. */
interface ShownProps {
  viewer: Viewer;
  like: LikeOf;
  adoption: AdoptionOfPet;
  contact: ContactOf;
  /** Reports it to the admins. */
  report: (pet: Pet) => ReactNode;
}

const view = petsEndpoints.endpoints.postPetsByIdView;

/** Reports that a published pet was looked at. Whether it counts, the server knows; a failure to report it is not shown. */
function useCountedView({ id, approvalStatus }: Pick<Pet, 'id' | 'approvalStatus'>, isOwner: boolean): void {
  const dispatch = useAppDispatch();
  const counts = approvalStatus === 'approved' && !isOwner;
  useEffect(() => {
    if (counts) void dispatch(view.initiate({ id }, { track: false }));
  }, [dispatch, id, counts]);
}

/** The page of a pet: pictures first, then words, with the price beside them. */
function PetDetail({ pet, viewer, like, adoption, contact, report }: ShownProps & { pet: Pet }) {
  const { t } = useTranslation('pets');
  const isOwner = viewer?.id === pet.owner.id;
  useCountedView(pet, isOwner);
  const corner = (
    <>
      {like(pet, 'round')}
      <SharePet pet={pet} isRound />
    </>
  );
  return (
    <>
      {viewer && <ReviewNotice pet={pet} reader={isOwner ? 'owner' : 'admin'} hasEdit={isOwner} className={styles.notice} />}
      {pet.status === 'Adopted' && <HasHome pet={pet} />}
      <PetGallery pet={pet} corner={corner} />
      <DetailColumns
        besideLabel={t('detail.buy.label')}
        beside={
          <>
            <PriceCard pet={pet} isOwner={isOwner} isMember={viewer !== null} adoption={adoption} contact={contact} />
            <TipList tone="genda" title={t('detail.safety.title')} tips={tips.map((tip) => t(`detail.safety.${tip}`))} />
            {!isOwner && pet.approvalStatus === 'approved' && report(pet)}
          </>
        }
      >
        <PetTitle pet={pet} like={like(pet, 'labelled')} />
        <PetFacts pet={pet} fields={shortFacts} />
        <AboutPet pet={pet} />
        <PetHealth pet={pet} />
        {(isOwner || viewer?.isAdmin) && <PetPapers id={pet.id} />}
        <PetBehaviour pet={pet} />
        <Split>
          <AdoptionRequirements requirements={pet.requirements} />
          <PetTimeline pet={pet} />
        </Split>
      </DetailColumns>
      <SimilarPets pet={pet} like={like} />
      <PriceBar pet={pet} isOwner={isOwner} isMember={viewer !== null} adoption={adoption} contact={contact} />
    </>
  );
}

/**
 * A pet by its id. Everybody reads the public answer, which the gateway may have ready; only a member for whom it is not
 * there asks again with a token, for an own listing that is in review.
 */
function useShownPet(id: string, isMember: boolean): Shown<Pet> {
  const open = petsEndpoints.useGetPetsByIdQuery({ id });
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = petsEndpoints.useGetPetsByIdAsMemberQuery({ id }, { skip: !isOwnAsked });
  return shownOf(isOwnAsked ? own : open, ({ pet }) => pet);
}

function ShownPet({ id, ...rest }: ShownProps & { id: string }) {
  const { t } = useTranslation('pets');
  const { thing: pet, error, isNotFound, isRetrying, retry } = useShownPet(id, rest.viewer !== null);
  if (pet) return <PetDetail pet={pet} {...rest} />;
  if (!error) return <DetailSkeleton label={t('detail.loading')} />;
  const list = { to: 'pets', text: t('detail.notFound.back') };
  if (isNotFound) return <MissingThing title={t('detail.notFound.title')} text={t('detail.notFound.text')} list={list} />;
  return <FailedThing title={t('detail.failed')} error={error} onRetry={retry} isRetrying={isRetrying} list={list} />;
}

function NoPet() {
  const { t } = useTranslation('pets');
  return <MissingThing title={t('detail.none.title')} text={t('detail.none.text')} list={{ to: 'pets', text: t('detail.none.browse') }} />;
}

/** One pet, with all the details of its owner. */
export function PetScreen({ id, ...rest }: ShownProps & { id: string | undefined }) {
  const { t } = useTranslation('pets');
  return (
    <DetailPage back={{ to: 'pets', query: lastQueryOf('pets'), text: t('detail.back') }}>
      {id ? <ShownPet key={id} id={id} {...rest} /> : <NoPet />}
    </DetailPage>
  );
}

PetScreen.asks = ({ params }: { params: PageParams }) =>
  params.id ? [petsEndpoints.endpoints.getPetsById.initiate({ id: params.id }, { subscribe: false })] : [];
