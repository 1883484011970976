// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
import { api } from '../api.ts';
import { changes, provides, request } from '../endpoint.ts';
import type { Answer, Args, Change } from '../endpoint.ts';

const tagTypes = ['Accessory', 'ConductCase', 'Pet', 'Report', 'Rule', 'Stats', 'Store', 'Trial', 'Vet'] as const;

export const moderationEndpoints = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  endpoints: (build) => ({
    /** Whose papers wait for a decision, the longest first */
    getAdminVerifications: build.query<Answer<'getAdminVerifications'>, Args<'getAdminVerifications'>>({ query: request('GET', '/admin/verifications'), providesTags: provides(['Accessory', 'Store', 'Vet'], ['things']) }),
    /** All vets and their marks, the newest first unless the oldest are asked for */
    getAdminVets: build.query<Answer<'getAdminVets'>, Args<'getAdminVets'>>({ query: request('GET', '/admin/vets'), providesTags: provides('Vet', ['things']) }),
    /** All stores and their marks, the newest first unless the oldest are asked for */
    getAdminStores: build.query<Answer<'getAdminStores'>, Args<'getAdminStores'>>({ query: request('GET', '/admin/stores'), providesTags: provides('Store', ['things']) }),
    /** All accessories and their marks, the newest first unless the oldest are asked for */
    getAdminAccessories: build.query<Answer<'getAdminAccessories'>, Args<'getAdminAccessories'>>({ query: request('GET', '/admin/accessories'), providesTags: provides('Accessory', ['things']) }),
    /** One of vets with its marks and papers, as admins see it */
    getAdminVetsById: build.query<Answer<'getAdminVetsById'>, Args<'getAdminVetsById'>>({ query: request('GET', '/admin/vets/{id}'), providesTags: provides('Vet', ['thing']) }),
    /** Every decision on the marks of one of vets, the first one first */
    getAdminVetsByIdMarks: build.query<Answer<'getAdminVetsByIdMarks'>, Args<'getAdminVetsByIdMarks'>>({ query: request('GET', '/admin/vets/{id}/marks'), providesTags: provides('Vet', ['history']) }),
    /** Set the mark featured of one of vets, or take it away */
    patchAdminVetsByIdFeatured: build.mutation<Answer<'patchAdminVetsByIdFeatured'>, Change<'patchAdminVetsByIdFeatured'>>({ query: request('PATCH', '/admin/vets/{id}/featured'), invalidatesTags: changes('Vet') }),
    /** Set the mark verified of one of vets, or take it away */
    patchAdminVetsByIdVerified: build.mutation<Answer<'patchAdminVetsByIdVerified'>, Change<'patchAdminVetsByIdVerified'>>({ query: request('PATCH', '/admin/vets/{id}/verified'), invalidatesTags: changes('Vet') }),
    /** Set the mark hidden of one of vets, or take it away */
    patchAdminVetsByIdHidden: build.mutation<Answer<'patchAdminVetsByIdHidden'>, Change<'patchAdminVetsByIdHidden'>>({ query: request('PATCH', '/admin/vets/{id}/hidden'), invalidatesTags: changes('Vet') }),
    /** One of stores with its marks and papers, as admins see it */
    getAdminStoresById: build.query<Answer<'getAdminStoresById'>, Args<'getAdminStoresById'>>({ query: request('GET', '/admin/stores/{id}'), providesTags: provides('Store', ['thing']) }),
    /** Every decision on the marks of one of stores, the first one first */
    getAdminStoresByIdMarks: build.query<Answer<'getAdminStoresByIdMarks'>, Args<'getAdminStoresByIdMarks'>>({ query: request('GET', '/admin/stores/{id}/marks'), providesTags: provides('Store', ['history']) }),
    /** Set the mark featured of one of stores, or take it away */
    patchAdminStoresByIdFeatured: build.mutation<Answer<'patchAdminStoresByIdFeatured'>, Change<'patchAdminStoresByIdFeatured'>>({ query: request('PATCH', '/admin/stores/{id}/featured'), invalidatesTags: changes('Store') }),
    /** Set the mark verified of one of stores, or take it away */
    patchAdminStoresByIdVerified: build.mutation<Answer<'patchAdminStoresByIdVerified'>, Change<'patchAdminStoresByIdVerified'>>({ query: request('PATCH', '/admin/stores/{id}/verified'), invalidatesTags: changes('Store') }),
    /** Set the mark hidden of one of stores, or take it away */
    patchAdminStoresByIdHidden: build.mutation<Answer<'patchAdminStoresByIdHidden'>, Change<'patchAdminStoresByIdHidden'>>({ query: request('PATCH', '/admin/stores/{id}/hidden'), invalidatesTags: changes('Store') }),
    /** Set the mark registered of one of stores, or take it away */
    patchAdminStoresByIdRegistered: build.mutation<Answer<'patchAdminStoresByIdRegistered'>, Change<'patchAdminStoresByIdRegistered'>>({ query: request('PATCH', '/admin/stores/{id}/registered'), invalidatesTags: changes('Store') }),
    /** One of accessories with its marks and papers, as admins see it */
    getAdminAccessoriesById: build.query<Answer<'getAdminAccessoriesById'>, Args<'getAdminAccessoriesById'>>({ query: request('GET', '/admin/accessories/{id}'), providesTags: provides('Accessory', ['thing']) }),
    /** Every decision on the marks of one of accessories, the first one first */
    getAdminAccessoriesByIdMarks: build.query<Answer<'getAdminAccessoriesByIdMarks'>, Args<'getAdminAccessoriesByIdMarks'>>({ query: request('GET', '/admin/accessories/{id}/marks'), providesTags: provides('Accessory', ['history']) }),
    /** Set the mark featured of one of accessories, or take it away */
    patchAdminAccessoriesByIdFeatured: build.mutation<Answer<'patchAdminAccessoriesByIdFeatured'>, Change<'patchAdminAccessoriesByIdFeatured'>>({ query: request('PATCH', '/admin/accessories/{id}/featured'), invalidatesTags: changes('Accessory') }),
    /** Set the mark hidden of one of accessories, or take it away */
    patchAdminAccessoriesByIdHidden: build.mutation<Answer<'patchAdminAccessoriesByIdHidden'>, Change<'patchAdminAccessoriesByIdHidden'>>({ query: request('PATCH', '/admin/accessories/{id}/hidden'), invalidatesTags: changes('Accessory') }),
    /** Approve several listings, each by itself */
    patchAdminPetsBulkApprove: build.mutation<Answer<'patchAdminPetsBulkApprove'>, Change<'patchAdminPetsBulkApprove'>>({ query: request('PATCH', '/admin/pets/bulk-approve'), invalidatesTags: changes('Pet') }),
    /** Reject several listings, each by itself, with one reason */
    patchAdminPetsBulkReject: build.mutation<Answer<'patchAdminPetsBulkReject'>, Change<'patchAdminPetsBulkReject'>>({ query: request('PATCH', '/admin/pets/bulk-reject'), invalidatesTags: changes('Pet') }),
    /** How many listings and members there are */
    getAdminDashboardStats: build.query<Answer<'getAdminDashboardStats'>, Args<'getAdminDashboardStats'>>({ query: request('GET', '/admin/dashboard/stats'), providesTags: ['Stats'] }),
    /** Listings that wait for a review */
    getAdminPetsPending: build.query<Answer<'getAdminPetsPending'>, Args<'getAdminPetsPending'>>({ query: request('GET', '/admin/pets/pending'), providesTags: provides('Pet', ['pets']) }),
    /** Listings of every status */
    getAdminPets: build.query<Answer<'getAdminPets'>, Args<'getAdminPets'>>({ query: request('GET', '/admin/pets'), providesTags: provides('Pet', ['pets']) }),
    /** One listing as its reviewers see it */
    getAdminPetsById: build.query<Answer<'getAdminPetsById'>, Args<'getAdminPetsById'>>({ query: request('GET', '/admin/pets/{id}'), providesTags: provides('Pet', ['pet']) }),
    /** Every decision on a listing, the first one first */
    getAdminPetsByIdHistory: build.query<Answer<'getAdminPetsByIdHistory'>, Args<'getAdminPetsByIdHistory'>>({ query: request('GET', '/admin/pets/{id}/history'), providesTags: provides('Pet', ['history']) }),
    /** Who offers a pet, and how their listings fared */
    getAdminPetsByIdOwner: build.query<Answer<'getAdminPetsByIdOwner'>, Args<'getAdminPetsByIdOwner'>>({ query: request('GET', '/admin/pets/{id}/owner'), providesTags: provides('Pet', ['owner']) }),
    /** Approve a listing: everybody will see it */
    patchAdminPetsByIdApprove: build.mutation<Answer<'patchAdminPetsByIdApprove'>, Change<'patchAdminPetsByIdApprove'>>({ query: request('PATCH', '/admin/pets/{id}/approve'), invalidatesTags: changes('Pet') }),
    /** Reject a listing, with a reason for its owner */
    patchAdminPetsByIdReject: build.mutation<Answer<'patchAdminPetsByIdReject'>, Change<'patchAdminPetsByIdReject'>>({ query: request('PATCH', '/admin/pets/{id}/reject'), invalidatesTags: changes('Pet') }),
    /** The rules that listings are held against, and what became of the listings that they were about */
    getAdminRules: build.query<Answer<'getAdminRules'>, Args<'getAdminRules'>>({ query: request('GET', '/admin/rules'), providesTags: provides('Rule', ['rules', 'days']) }),
    /** Write a new rule for listings, which is on at once */
    postAdminRules: build.mutation<Answer<'postAdminRules'>, Change<'postAdminRules'>>({ query: request('POST', '/admin/rules'), invalidatesTags: changes('Rule') }),
    /** Write a rule for listings anew */
    putAdminRulesById: build.mutation<Answer<'putAdminRulesById'>, Change<'putAdminRulesById'>>({ query: request('PUT', '/admin/rules/{id}'), invalidatesTags: changes('Rule') }),
    /** Switch a rule for listings off, or on again */
    patchAdminRulesById: build.mutation<Answer<'patchAdminRulesById'>, Change<'patchAdminRulesById'>>({ query: request('PATCH', '/admin/rules/{id}'), invalidatesTags: changes('Rule') }),
    /** Every version of a rule for listings, the newest first */
    getAdminRulesByIdHistory: build.query<Answer<'getAdminRulesByIdHistory'>, Args<'getAdminRulesByIdHistory'>>({ query: request('GET', '/admin/rules/{id}/history'), providesTags: provides('Rule', ['versions']) }),
    /** Try a rule on the listings of the last days, in place of the trial that the caller began before */
    postAdminRuleTrials: build.mutation<Answer<'postAdminRuleTrials'>, Change<'postAdminRuleTrials'>>({ query: request('POST', '/admin/rule-trials') }),
    /** How far a trial of the caller has come, and what it has found */
    getAdminRuleTrialsById: build.query<Answer<'getAdminRuleTrialsById'>, Args<'getAdminRuleTrialsById'>>({ query: request('GET', '/admin/rule-trials/{id}'), providesTags: ['Trial'] }),
    /** What members have reported: what waits, the most urgent first, or what is decided; none about the admin who asks */
    getAdminConduct: build.query<Answer<'getAdminConduct'>, Args<'getAdminConduct'>>({ query: request('GET', '/admin/conduct'), providesTags: provides(['ConductCase'], ['conductCases']) }),
    /** One case with all reports, and what was upheld of the owner before */
    getAdminConductById: build.query<Answer<'getAdminConductById'>, Args<'getAdminConductById'>>({ query: request('GET', '/admin/conduct/{id}'), providesTags: provides('ConductCase', ['reports', 'conductCase', 'history']) }),
    /** Uphold what was reported, or not; once. The third that is upheld within a year suspends the member */
    postAdminConductByIdDecision: build.mutation<Answer<'postAdminConductByIdDecision'>, Change<'postAdminConductByIdDecision'>>({ query: request('POST', '/admin/conduct/{id}/decision'), invalidatesTags: changes('ConductCase') }),
    /** Accept what the owner objected, or not; by another admin than the one who decided the case, if there is one */
    postAdminConductByIdObjection: build.mutation<Answer<'postAdminConductByIdObjection'>, Change<'postAdminConductByIdObjection'>>({ query: request('POST', '/admin/conduct/{id}/objection'), invalidatesTags: changes('ConductCase') }),
    /** Report a listing, a store, a product, a vet, a review, a comment or a member to the admins */
    postReports: build.mutation<Answer<'postReports'>, Change<'postReports'>>({ query: request('POST', '/reports'), invalidatesTags: changes('Report') }),
    /** What the caller has reported and what came of it, and what was upheld of the caller; of both the last fifty */
    getReportsMine: build.query<Answer<'getReportsMine'>, Args<'getReportsMine'>>({ query: request('GET', '/reports/mine'), providesTags: provides('Report', ['reports', 'casesAboutMe']) }),
    /** Object to what was upheld of the caller, once */
    postReportsMineByIdObjection: build.mutation<Answer<'postReportsMineByIdObjection'>, Change<'postReportsMineByIdObjection'>>({ query: request('POST', '/reports/mine/{id}/objection') }),
    /** All that is kept here of the caller: what they have reported, and what was upheld of them */
    getReportsExport: build.query<Answer<'getReportsExport'>, Args<'getReportsExport'>>({ query: request('GET', '/reports/export'), providesTags: provides('Report', ['reports', 'casesAboutMe']) }),
  }),
});
