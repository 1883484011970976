import type { MemberId } from '@paltu/kernel';
import type { PictureForm } from '@paltu/pictures';
import { created, data, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import { accountDeactivated, alreadyListed, pictureUnknown, tooManyPictures, vetNotFound } from '../domain/vet-errors.ts';
import type { EditVet } from '../use-cases/edit-vet.ts';
import type { ListVet } from '../use-cases/list-vet.ts';
import type { VetQueries } from '../use-cases/ports.ts';
import type { SwitchVet } from '../use-cases/switch-vet.ts';
import { presentName, presentOwn } from './vet-presenter.ts';
import { toChange, toDetails } from './vet-requests.ts';
import { editVetBody, listVetBody, statusBody } from './vet-schemas.ts';
import { ownVetView, vetNameView } from './vet-view.ts';

const updatedText = 'Vet profile updated successfully!';

export interface ProfileRouteNeeds {
  readonly listVet: ListVet;
  readonly editVet: EditVet;
  readonly switchVet: SwitchVet;
  readonly queries: VetQueries;
  readonly form: PictureForm;
}

const ownVet = data({ vet: ownVetView });

/** What vets do with their own profile. */
export const profileRoutes = ({ listVet, editVet, switchVet, queries, form }: ProfileRouteNeeds): Route[] => {
  const own = async (ownerId: MemberId) => ({ vet: presentOwn(await queries.getOfOwner(ownerId)) });
  return [
    route({
      method: 'post',
      path: '/api/v1/vets',
      access: 'member',
      limit: 'uploads',
      summary: 'Offer visits as a vet',
      reader: form.reader,
      body: listVetBody,
      answers: { 201: ownVet },
      refuses: [alreadyListed, accountDeactivated, tooManyPictures, pictureUnknown],
      handle: async ({ actor: { userId }, body, request }) => {
        await listVet({ ownerId: userId, details: toDetails(body), files: form.filesOf(request) });
        return created(await own(userId), { message: 'Your vet profile is online!' });
      },
    }),
    route({
      method: 'put',
      path: '/api/v1/vets',
      access: 'member',
      limit: 'uploads',
      summary: "Change the caller's profile",
      reader: form.reader,
      body: editVetBody,
      answers: { 200: ownVet },
      refuses: [vetNotFound, tooManyPictures, pictureUnknown],
      handle: async ({ actor: { userId }, body, request }) => {
        await editVet({ ownerId: userId, ...toChange(body), files: form.filesOf(request) });
        return ok(await own(userId), { message: updatedText });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/vets/user/my-profile',
      access: 'member',
      limit: 'reads',
      summary: "The caller's profile",
      answers: { 200: ownVet },
      refuses: [vetNotFound],
      handle: async ({ actor: { userId } }) => ok(await own(userId), { headers: forThisReader }),
    }),
    route({
      method: 'get',
      path: '/api/v1/vets/user/office',
      access: 'member',
      limit: 'reads',
      summary: 'Whether the caller is a vet: the name of their profile, or none',
      answers: { 200: data({ vet: vetNameView.nullable() }) },
      handle: async ({ actor: { userId } }) => {
        const found = await queries.findOfOwner(userId);
        return ok({ vet: found === undefined ? null : presentName(found) }, { headers: forThisReader });
      },
    }),
    route({
      method: 'patch',
      path: '/api/v1/vets/status',
      access: 'member',
      limit: 'writes',
      summary: "Hide the caller's profile, or show it again",
      body: statusBody,
      answers: { 200: ownVet },
      refuses: [vetNotFound],
      handle: async ({ actor: { userId }, body }) => {
        await switchVet({ ownerId: userId, isActive: body.isActive });
        return ok(await own(userId), { message: updatedText });
      },
    }),
  ];
};
