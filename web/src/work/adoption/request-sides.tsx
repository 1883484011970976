import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { PersonLine } from '#shared/pet/person-line.tsx';
import { WorkFacts } from '#shared/work/work-facts.tsx';
import { otherSideOf } from './requests.ts';
import { WriteDialog } from './write-dialog.tsx';

interface OtherSideProps {
  request: Pick<AdoptionRequest, 'owner' | 'requester'>;
  memberId: string;
}

/** Who asks, for the owner; who offers the pet, for who asks. */
export function OtherSide({ request: { owner, requester }, memberId }: OtherSideProps) {
  const { t } = useTranslation('adoption-requests');
  const nameOf = useMemberName();
  if (owner.id === memberId) return <NamedText sentence={(name) => t('card.askedBy', { name })} name={nameOf(requester.fullName)} />;
  return <NamedText sentence={(name) => t('card.offeredBy', { name })} name={nameOf(owner.fullName)} />;
}

type Side = AdoptionRequest['owner'];

interface ContactProps {
  request: AdoptionRequest;
  memberId: string;
}

/** Where it needs two lines, it ends the first behind its sign. */
function Address({ email }: { email: string }) {
  const end = email.lastIndexOf('@') + 1;
  return (
    <bdi dir="ltr">
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </bdi>
  );
}

/** Who asks writes from the page of the pet, its owner from here: both in one conversation. */
function WriteWay({ request, memberId }: ContactProps) {
  const { t } = useTranslation('adoption-requests');
  const nameOf = useMemberName();
  const [asked, ask] = useState<AdoptionRequest>();
  const { pet, owner } = request;
  const kind = request.status === 'approved' ? 'primary' : 'outlined';
  const look = { kind, isBlock: true, icon: <MessageCircle size={20} aria-hidden /> } as const;
  const { fullName } = otherSideOf(request, memberId);
  const words = <NamedText sentence={(name) => t('contact.write', { name })} name={nameOf(fullName)} />;
  if (owner.id === memberId)
    return (
      <>
        <Button {...look} onClick={() => ask(request)}>
          {words}
        </Button>
        <WriteDialog asked={asked} onClose={() => ask(undefined)} />
      </>
    );
  return (
    pet?.isPublic && (
      <ActionLink {...look} to={`pet-${pet.id}`} query={{ write: '1' }}>
        {words}
      </ActionLink>
    )
  );
}

function Ways({ side: { fullName, phone, email } }: { side: Side }) {
  const { t } = useTranslation('adoption-requests');
  return (
    <>
      <strong>
        <MemberName>{fullName}</MemberName>
      </strong>
      {phone !== null && (
        <ActionLink href={`tel:${phone}`} isBlock icon={<Phone size={20} aria-hidden />}>
          {t('contact.call')} <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </ActionLink>
      )}
      {email !== null && (
        <ActionLink href={`mailto:${email}`} isBlock icon={<Mail size={20} aria-hidden />}>
          <span className="visually-hidden">{t('contact.mail')}</span> <Address email={email} />
        </ActionLink>
      )}
    </>
  );
}

/** How the other side is reached: while the request is open by a message, once it was approved also by phone and email. */
export function ContactPanel({ request, memberId }: ContactProps) {
  const { t } = useTranslation('adoption-requests');
  const side = otherSideOf(request, memberId);
  const isKnown = side.phone !== null || side.email !== null;
  const isOpen = request.status === 'pending' || request.status === 'approved';
  if (!isKnown && !isOpen) return null;
  return (
    <Panel tone={isKnown ? 'leaf' : 'soft'} title={t('contact.title')}>
      <Stack gap={3}>
        {isOpen && <WriteWay request={request} memberId={memberId} />}
        {isKnown ? <Ways side={side} /> : <p>{t('contact.hidden')}</p>}
      </Stack>
    </Panel>
  );
}

/** What an owner should know of who asks. */
export function RequesterCard({ requester: { fullName, firstName, profileImage, card } }: Pick<AdoptionRequest, 'requester'>) {
  const { t, i18n } = useTranslation('adoption-requests');
  if (!card) return null;
  const facts = [
    ...(card.memberSince === null
      ? []
      : [{ name: 'memberSince', label: t('requester.memberSince'), value: formatDate(i18n.language, card.memberSince) }]),
    { name: 'petsAdopted', label: t('requester.petsAdopted'), value: formatNumber(card.petsAdopted) },
    { name: 'openRequests', label: t('requester.openRequests'), value: formatNumber(card.openRequests) },
  ];
  return (
    <Panel tone="framed" title={t('requester.title')}>
      <PersonLine {...{ firstName, fullName, profileImage }} verified={card.verified && t('requester.verified')} />
      <WorkFacts facts={facts} />
    </Panel>
  );
}
