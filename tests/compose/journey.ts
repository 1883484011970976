import { eventually } from '@paltu/testing';
import { aListing, listingForm } from '../product/a-listing.ts';
import { aVet } from '../product/a-vet.ts';
import { anApplication } from '../product/an-application.ts';
import { petOf, type Answer } from '../product/calls.ts';
import { waitLimitMs, type ComposedProduct } from './composed-product.ts';
import type { ExpectThat } from '../expectations.ts';
import type { People } from './people.ts';

const statusIs = (answer: Answer, wanted: number): string[] => (answer.status === wanted ? [] : [`${answer.status}: ${answer.text}`]);

/** Somebody asks for the pet, the owner chooses them, and everybody sees that it is no longer to be had. */
const checkAdoption = async ({ call, owner, admin: asking }: People, petId: string, expectThat: ExpectThat): Promise<void> => {
  const asked = await eventually(
    async () => {
      const answer = await call(asking, 'POST', `/adoption/pets/${petId}/request`, { body: anApplication });
      return answer.status === 404 ? undefined : answer;
    },
    'adoption has consumed the pet',
    waitLimitMs,
  );
  expectThat('a member asks for it', statusIs(asked, 201));
  const { id } = asked.body.data?.['adoptionRequest'] as { id: string };
  const approved = await call(owner, 'PATCH', `/adoption/requests/${id}/status`, { body: { status: 'approved' } });
  expectThat('its owner approves the request', statusIs(approved, 200));
  const isReserved = async () => (petOf(await call(undefined, 'GET', `/pets/${petId}`)) as { status?: string }).status === 'Pending';
  await eventually(isReserved, 'a visitor reads that it is reserved', waitLimitMs);
};

/** A visitor reads the blog, a member comments, and another offers visits as a vet. */
const checkBlogAndVets = async ({ call, owner }: People, expectThat: ExpectThat): Promise<void> => {
  const list = await call(undefined, 'GET', '/content/articles?lang=ur');
  const [post] = (list.body.data?.['posts'] ?? []) as { slug: string }[];
  expectThat('the blog has its articles', post === undefined ? [list.text] : []);
  const commented = await call(owner, 'POST', `/content/articles/${post?.slug}/comments`, { body: { content: 'شکریہ' } });
  expectThat('a member comments on one', statusIs(commented, 201));
  expectThat('a member offers visits as a vet', statusIs(await call(owner, 'POST', '/vets', { body: aVet }), 201));
};

/** A pet is listed with pictures, rejected, edited, approved and found, as people do it, through the published port. */
export const checkJourney = async (product: ComposedProduct, people: People, expectThat: ExpectThat): Promise<void> => {
  const { call, owner, admin, photo } = people;
  const created = await call(owner, 'POST', '/pets', { body: listingForm(aListing(), [photo, photo]) });
  expectThat('a member lists a pet with two pictures', statusIs(created, 201));
  const { id, images } = petOf(created);
  const path = `/pets/${id}`;
  const decide = (action: string, ifMatch: number, body?: object) =>
    eventually(
      async () => {
        const answer = await call(admin, 'PATCH', `/admin/pets/${id}/${action}`, { ifMatch, ...(body === undefined ? {} : { body }) });
        return answer.status === 200 ? answer : undefined;
      },
      `the admin can ${action} version ${ifMatch}`,
      waitLimitMs,
    );

  await decide('reject', 1, { rejectionReason: 'Please write more about him.' });
  const isRejected = async () => (petOf(await call(owner, 'GET', path)) as { approvalStatus?: string }).approvalStatus === 'rejected';
  await eventually(isRejected, 'the owner reads that it was rejected', waitLimitMs);
  expectThat('an admin rejects it, and no visitor sees it', statusIs(await call(undefined, 'GET', path), 404));

  const edited = await call(owner, 'PUT', path, { body: { description: 'He walks well on a lead, and likes children.' } });
  expectThat('the owner edits it', statusIs(edited, 200));
  await decide('approve', petOf(edited).contentVersion);
  const found = await eventually(
    async () => {
      const list = await call(undefined, 'GET', '/pets?species=dog&location=lahore&limit=50');
      return (list.body.data?.['pets'] as { id: string }[]).some((pet) => pet.id === id) ? list : undefined;
    },
    'a visitor finds it',
    waitLimitMs,
  );
  expectThat('an admin approves it, and a visitor finds it', statusIs(found, 200));

  const urls = images.flatMap((image) => Object.values(image.urls));
  const served = await Promise.all(urls.map((url) => fetch(`${product.address}${url}`)));
  const wrong = served.filter(({ status, headers }) => status !== 200 || headers.get('content-type') !== 'image/webp');
  expectThat(
    `its ${urls.length} pictures are served from the object store`,
    wrong.map(({ url, status }) => `${url}: ${status}`),
  );
  await checkAdoption(people, id, expectThat);
  await checkBlogAndVets(people, expectThat);
  const page = await fetch(product.address);
  expectThat('the site is there', page.ok && (await page.text()).includes('<div id="root"') ? [] : [`${page.status}`]);
};
